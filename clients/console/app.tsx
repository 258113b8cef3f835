import { useEffect, useRef, useState } from 'react';
import { AgentTokens } from './pages/agent-tokens.tsx';
import { Audit } from './pages/audit.tsx';
import { ConnectorPage } from './pages/connector.tsx';
import { Connectors } from './pages/connectors.tsx';
import { Events } from './pages/events.tsx';
import { Explorer } from './pages/explorer.tsx';
import { Webhooks } from './pages/webhooks.tsx';
import { Action, Reference } from './parts.tsx';

const places = [
  { path: 'connectors', title: 'Connectors' },
  { path: 'explorer', title: 'Explorer' },
  { path: 'events', title: 'Events' },
  { path: 'webhooks', title: 'Webhooks' },
  { path: 'agents', title: 'Agent tokens' },
  { path: 'audit', title: 'Audit log' },
];

/** The path behind the `#`, which the service never sees. */
function usePath(): string[] {
  const read = () => window.location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);
  const [path, setPath] = useState(read);
  useEffect(() => {
    const changed = () => setPath(read());
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  return path.length === 0 ? ['connectors'] : path;
}

function Place({ path: [place, id] }: { path: string[] }) {
  if (place === 'connectors') return id === undefined ? <Connectors /> : <ConnectorPage connector_id={id} />;
  if (place === 'explorer') return <Explorer key={id} connector_id={id} />;
  if (place === 'events') return <Events />;
  if (place === 'webhooks') return <Webhooks />;
  if (place === 'agents') return <AgentTokens />;
  if (place === 'audit') return <Audit />;
  return <h1>There is no such page</h1>;
}

export function App({ onSignOut }: { onSignOut: () => void }) {
  const path = usePath();
  const main = useRef<HTMLElement>(null);
  const address = path.join('/');
  useEffect(() => {
    document.title = `${places.find((each) => each.path === path[0])?.title ?? 'Console'} – Patchbay`;
    main.current?.focus(); // a screen reader goes on where the new page begins
  }, [address]);
  return (
    <>
      <header>
        <a className="brand" href="#/connectors">
          Patchbay
        </a>
        <nav aria-label="Console">
          {places.map((each) => (
            <a key={each.path} href={`#/${each.path}`} aria-current={each.path === path[0] ? 'page' : undefined}>
              {each.title}
            </a>
          ))}
        </nav>
        <div className="tools">
          <Reference page="">Reference</Reference>
          <Action quiet onPress={onSignOut}>
            Sign out
          </Action>
        </div>
      </header>
      <main ref={main} tabIndex={-1}>
        <Place path={path} />
      </main>
    </>
  );
}
