export interface RedisAddress {
  host: string;
  port: number;
  db: number;
  username?: string;
  password?: string;
  tls?: object;
  connectTimeout: number;
  /** Of a Redis Cluster: those that are asked for the others. */
  nodes?: ReadonlyArray<{ host: string; port: number }>;
}
