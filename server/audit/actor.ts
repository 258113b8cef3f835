/** Who acts, as the audit log has it. */
export interface Actor {
  actor: 'client' | 'scoped_token' | 'anonymous' | 'command_line' | 'service';
  client_id: string | null;
  address: string | null;
  request_id: string | null;
}

/** What no request and no command began: syncs, refreshes, deliveries. */
export const the_service: Actor = { actor: 'service', client_id: null, address: null, request_id: null };

/** The command line works on the database itself: no token says who it is. */
export const command_line: Actor = { ...the_service, actor: 'command_line' };
