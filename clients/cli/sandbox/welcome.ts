import { called } from '../called.ts';
import { consentTypes, tour } from './sandbox-vendors.ts';
import { sandboxPath, type SandboxFile } from './sandbox-file.ts';

/** Inside single quotes a shell takes everything literally but the single quote. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** `node -p` with what `script` makes of the sandbox's file, which stays out of the process list that way. */
const fromFile = (data_dir: string, script: string): string =>
  `node -p ${quoted(`const sandbox = require(${JSON.stringify(sandboxPath(data_dir))}); ${script}`)}`;

const fromAnswer = (member: string): string =>
  `node -p ${quoted(`JSON.parse(require("fs").readFileSync(0)).${member}`)}`;

const consentLines = (run: string, type: string, others: string[]): string[] => [
  `A user who consents in a browser instead (also for ${others.join(', ')}): open the link that this prints.`,
  '',
  `  ${run} connectors consent --sandbox ${type}`,
  '',
];

/** What the sandbox prints: where things are, and two sessions that work when pasted into another terminal. */
export function welcome(options: { file: SandboxFile; data_dir: string; data_dir_is_default: boolean }): string {
  const { file, data_dir, data_dir_is_default } = options;
  const run = called;
  const { type, commands } = tour();
  const entity = commands[0]?.split(' ')[0] ?? '';
  const [consent, ...others] = consentTypes();
  const json = `-H 'Content-Type: application/json'`;
  const bearer = `-H "Authorization: Bearer $token"`;
  const api = `${file.base_url}/api/v1`;
  const vendors = Object.entries(file.upstreams).map(
    ([name, upstream]) =>
      `  vendor     ${name} ${upstream.base_url} (a fake; ${upstream.control_url}/faults scripts its faults)`,
  );
  return [
    'The Patchbay sandbox is ready. Ctrl-C stops it.',
    '',
    `  service    ${file.base_url}`,
    `  reference  ${file.base_url}/docs`,
    `  values     ${sandboxPath(data_dir)} (client, secret, connector bodies)`,
    ...vendors,
    '',
    'Paste into another terminal, in this folder:',
    '',
    ...(data_dir_is_default ? [] : [`  export PATCHBAY_DATA_DIR=${quoted(data_dir)}`]),
    `  id=$(${run} connectors create --sandbox ${type} --quiet)`,
    ...commands.map((command) => `  ${run} execute $id ${command}`),
    `  ${run} --help`,
    '',
    ...(consent === undefined ? [] : consentLines(run, consent, others)),
    'The same with curl:',
    '',
    `  token=$(${fromFile(data_dir, 'JSON.stringify({ client_id: sandbox.client_id, client_secret: sandbox.client_secret })')} | curl -s ${api}/account/applications/token ${json} -d @- | ${fromAnswer('access_token')})`,
    `  id=$(${fromFile(data_dir, `JSON.stringify(sandbox.connectors[${JSON.stringify(type)}])`)} | curl -s ${api}/integrations/connectors ${bearer} ${json} -d @- | ${fromAnswer('id')})`,
    `  curl -s ${api}/integrations/connectors/$id/execute ${bearer} ${json} -d '{"entity": "${entity}", "action": "list", "params": {"page_size": 2}}'`,
    '',
  ].join('\n');
}
