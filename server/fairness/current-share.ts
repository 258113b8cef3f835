import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Whose work is being done (`shareOf`), for connections of the database that are shared fairly. Health checks, tokens
 * and the service's own work belong to no tenant and do not wait for any.
 */
export const currentShare = new AsyncLocalStorage<string>();
