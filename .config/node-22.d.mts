export const version: string;
export const node22: { node: string; modules: string } | undefined;
