export interface Connected {
  session_id: string;
  /** Null where your server confirms the session first. */
  connector_id: string | null;
}

export interface ConnectOptions {
  /** Origin of the page at `redirect_url`; by default that of this page. */
  origin?: string;
  /** Closes the window, and throws the reason. */
  signal?: AbortSignal;
  width?: number;
  height?: number;
}

/** `code` is `popup_blocked`, `closed`, `invalid_link`, or the `error` that the consent flow ended with. */
export declare class ConnectError extends Error {
  constructor(code: string, message: string, session_id: string | null);
  readonly code: string;
  readonly session_id: string | null;
}

/** Opens a connect link in a popup. Call it in the handler of a click; the link may still be on its way. */
export declare function connect(link: string | Promise<string>, options?: ConnectOptions): Promise<Connected>;

/** Reports the result to the page that opened the popup, from the page at `redirect_url`, and closes the popup. */
export declare function finish(options?: { origin?: string }): boolean;
