export interface PrivateServer {
  url: string;
  of: string;
  stop(): void;
}
export function startPrivate(environment?: Record<string, string>): Promise<PrivateServer | undefined>;
