import type { Case } from '../case.ts';
import type { Contract } from '../contract.ts';

export const multiplied = (_contract: Contract): Case[] => [];
