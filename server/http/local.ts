import type { Principal } from '../oauth/access-token.ts';
import type { Route } from './handler.ts';

/** What the steps of the transport leave for one another in `response.locals`. */
export interface Local {
  request_id: string;
  started_ms: number;
  route?: Route;
  principal?: Principal;
  organization_id?: string;
}
