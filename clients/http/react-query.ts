/** Options and mutations of TanStack Query for every operation, and the client that they share. */
export * from './generated/@tanstack/react-query.gen.ts';
export { client } from './generated/client.gen.ts';
