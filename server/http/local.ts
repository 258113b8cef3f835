import type { Principal } from '../api-tokens/access-token.ts';
import type { Route } from './handler.ts';

/** What the steps of the transport leave for one another in `response.locals`. */
export interface Local {
  request_id: string;
  started_ms: number;
  route?: Route;
  principal?: Principal;
  connector_id?: string;
  organization_id?: string;
  /** The service itself has cut the response off. */
  cut?: boolean;
}
