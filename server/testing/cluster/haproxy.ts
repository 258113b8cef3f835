import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GaleraNode } from './galera.ts';
import { freePorts } from './free-ports.ts';

/** How connections are spread: over all nodes, or to one while it is well. */
export type Spread = 'all' | 'one';

const configuration = (port: number, nodes: readonly GaleraNode[], spread: Spread) => `
global
  maxconn 2000
defaults
  mode tcp
  timeout connect 2s
  timeout client 10m
  timeout server 10m
  timeout check 1s
listen mariadb
  bind 127.0.0.1:${port}
  balance leastconn
  option httpchk GET /
  default-server inter 500ms fall 2 rise 2 on-marked-down shutdown-sessions
${nodes
  .map(
    (node, at) =>
      `  server ${node.name.replace(' ', '-')} 127.0.0.1:${node.port} check port ${node.health_port}${spread === 'one' && at > 0 ? ' backup' : ''}`,
  )
  .join('\n')}
`;

/** HAProxy in front of the nodes, which it asks for their health. */
export async function startHaproxy(folder: string, nodes: readonly GaleraNode[], spread: Spread) {
  const [port = 0] = await freePorts(1);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(port, nodes, spread));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = once(child, 'exit');
  return {
    port,
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
