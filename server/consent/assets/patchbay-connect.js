// Opens a connect link in a popup and reports how it ended. Needs no cookie; `patchbay-connect.d.ts` has the types.
const kind = 'patchbay-connect';
const look_ms = 500;

export class ConnectError extends Error {
  constructor(code, message, session_id) {
    super(message);
    this.name = 'ConnectError';
    this.code = code;
    this.session_id = session_id;
  }
}

function placed({ width = 560, height = 760 }) {
  const left = window.screenX + Math.max(0, (window.outerWidth - width) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${Math.round(left)},top=${Math.round(top)}`;
}

/** The session that a connect link belongs to. Only http and https: a popup starts in the origin of this page. */
function sessionOf(link) {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  const session_id = /\/oauth\/consent\/([^/]+)$/.exec(url?.pathname ?? '')?.[1];
  if (!session_id || !/^https?:$/.test(url.protocol))
    throw new ConnectError('invalid_link', 'This is not a connect link.', null);
  return session_id;
}

function outcome(popup, session_id, { signal, origin }) {
  return new Promise((resolve, reject) => {
    // The browser may separate both windows (COOP of a vendor). Pages of one origin still reach each other.
    const channel = origin === window.location.origin ? new BroadcastChannel(kind) : undefined;
    let closed = 0;
    const timer = setInterval(() => {
      // A popup that was separated says that it is closed; while the user works in it, this page has no focus.
      closed = popup.closed && document.hasFocus() ? closed + 1 : 0;
      if (closed > 2) fail('closed', 'The window was closed before the account was connected.');
    }, look_ms);
    const end = () => {
      clearInterval(timer);
      window.removeEventListener('message', hear);
      signal?.removeEventListener('abort', stop);
      channel?.close();
    };
    const fail = (code, message) => {
      end();
      reject(new ConnectError(code, message, session_id));
    };
    const take = (data) => {
      if (data?.kind !== kind || data.session_id !== session_id) return;
      if (data.error) return fail(data.error, data.error_description ?? 'The account was not connected.');
      end();
      resolve({ session_id, connector_id: data.connector_id });
    };
    const hear = (event) => {
      if (event.origin === origin && event.source === popup) take(event.data);
    };
    const stop = () => {
      popup.close();
      end();
      reject(signal.reason);
    };
    window.addEventListener('message', hear);
    if (channel) channel.onmessage = (event) => take(event.data);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop);
  });
}

/** Call it in the handler of a click: browsers block popups that come later. */
export async function connect(link, { origin = window.location.origin, signal, ...size } = {}) {
  const popup = window.open('', '_blank', placed(size));
  if (!popup) throw new ConnectError('popup_blocked', 'The browser has blocked the window.', null);
  try {
    const url = await link;
    const session_id = sessionOf(url);
    const result = outcome(popup, session_id, { signal, origin });
    popup.location.replace(url);
    return await result;
  } catch (error) {
    popup.close();
    throw error;
  }
}

/** Call it in the page of `redirect_url`. Returns whether the page was opened by a connect link. */
export function finish({ origin = window.location.origin } = {}) {
  const values = new URLSearchParams(window.location.search);
  const session_id = values.get('session_id');
  if (!session_id) return false;
  const names = ['connector_id', 'error', 'error_description'];
  const message = { kind, session_id, ...Object.fromEntries(names.map((name) => [name, values.get(name)])) };
  window.opener?.postMessage(message, origin);
  if (origin === window.location.origin) {
    const channel = new BroadcastChannel(kind);
    channel.postMessage(message);
    channel.close();
  }
  window.close();
  return true;
}
