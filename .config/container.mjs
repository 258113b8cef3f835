// `npm run container`: builds the image of the Dockerfile, runs it as a user without rights on a read-only file system,
// and validates compose.yaml and .container/kubernetes.yaml. The base is made by debootstrap and this machine's Node, so
// that no registry of images is needed. Where containers cannot run, that is said in one line. With `--drawn`
// (`.ci/run`), one of four runs builds it where its ingredients have not changed; `npm run test:full` always does.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';
import { changes, seedOfCommit } from './draw.mjs';
import { root } from './ready.mjs';

const programs = ['debootstrap', 'podman', 'runc', 'docker-compose'];
const base = 'localhost/patchbay-base';
const build_base = 'localhost/patchbay-build-base';
const image = 'localhost/patchbay-built';
const largest_bytes = 250_000_000;
const longest_start_ms = 60_000;
const longest_end_ms = 10_000;
const models = 'kubernetes-models@5.1.0';

const folder = mkdtempSync(join(tmpdir(), 'patchbay-container-'));
const engine = ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs'];
// The limits of this process, which one without all rights could not raise.
const limits = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1024:1024'];
const run_options = ['--network', 'host', '--no-healthcheck', '--read-only', '--cap-drop', 'all', ...limits];

const said = (command, args, options = {}) => execFileSync(command, args, { encoding: 'utf8', ...options }).trim();
const shell = (script, ...args) =>
  execFileSync('sh', ['-euc', script, 'sh', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
const podman = (...args) => said('podman', [...engine, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
function require(holds, what) {
  if (!holds) throw new Error(`The image is not as promised: ${what}.`);
  console.log(`  ${what}`);
}

/** Without what images leave out as well: packages' documents and translations. */
function makeBases() {
  shell(
    `debootstrap --variant=minbase --include=ca-certificates,libstdc++6 bookworm "$1/root"
     cd "$1/root" && rm -rf var/cache/apt/* var/lib/apt/lists/* usr/share/doc usr/share/man usr/share/info usr/share/locale
     cp "$2" usr/bin/node && tar -c . | podman import - "$3"`,
    folder,
    process.execPath,
    base,
  );
  // npm, and the headers that native modules are compiled with.
  const prefix = dirname(dirname(process.execPath));
  shell(
    `cd "$1/root" && mkdir -p usr/lib/node_modules usr/include
     cp -a "$2/lib/node_modules/npm" usr/lib/node_modules/ && cp -a "$2/include/node" usr/include/
     ln -sf ../lib/node_modules/npm/bin/npm-cli.js usr/bin/npm && tar -c . | podman import - "$3"`,
    folder,
    prefix,
    build_base,
  );
}

/** Packages come from where this machine takes them. */
function machineSettings() {
  const files = ['/etc/ssl/certs', said('npm', ['config', 'get', 'userconfig'])].filter((path) => existsSync(path));
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  return [
    ...files.flatMap((path) => ['--volume', `${path}:${path}:ro`]),
    ...(certificates ? ['--env', `NODE_EXTRA_CA_CERTS=${certificates}`] : []),
  ];
}

function buildImage() {
  const bases = ['--build-arg', `BASE=${base}`, '--build-arg', `BUILD_BASE=${build_base}`];
  const how = ['--isolation', 'chroot', '--network', 'host', '--format', 'docker'];
  const { status, stdout, stderr } = spawnSync(
    'podman',
    [...engine, 'build', ...how, ...bases, ...machineSettings(), '--tag', image, '.'],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The image cannot be built:\n${(stdout + stderr).slice(-4000)}`);
}

async function until(condition, what) {
  const began = performance.now();
  while (!(await condition().catch(() => false))) {
    if (performance.now() - began > longest_start_ms) throw new Error(`The image is not as promised: ${what}.`);
    await wait(200);
  }
  console.log(`  ${what}`);
}

/** A server on the embedded database, from nothing to its end. */
async function tryOut() {
  const size = Number(podman('image', 'inspect', '--format', '{{.Size}}', image));
  require(size < largest_bytes, `${Math.round(size / 1e6)} MB, less than ${largest_bytes / 1e6}`);
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const keys = podman('run', '--rm', ...run_options, image, 'keys', 'generate');
  const file = join(folder, 'environment');
  const settings = { PATCHBAY_KEYS: keys.replaceAll('\n', ''), PUBLIC_URL: 'https://patchbay.example', PORT: port };
  const text = Object.entries({ ...settings, METRICS_TOKEN: 'm'.repeat(32) }).map(
    ([name, value]) => `${name}=${value}`,
  );
  writeFileSync(file, text.join('\n'), { mode: 0o600 });
  const options = [...run_options, '--env-file', file, '--volume', 'patchbay-data:/var/lib/patchbay'];
  podman('run', '--rm', ...options, image, 'migrate');
  const inside = (script) => podman('run', '--rm', ...options, '--entrypoint', 'sh', image, '-c', script);
  require(inside('id -u') === '10001', 'runs as user 10001');
  require(inside('touch /etc/x /opt/patchbay/x 2>&1 || true').match(/Read-only/g)?.length ===
    2, 'has a read-only root');
  require(JSON.parse(inside('cat /opt/patchbay/sbom.json')).components.length >
    50, 'contains the list of its components (sbom.json)');
  const server = spawn('podman', [...engine, 'run', '--rm', '--name', 'patchbay-built', ...options, image], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const responds = async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).ok;
  await until(() => responds('/readyz'), 'is ready on an empty volume');
  require(await responds('/console'), 'serves the console');
  // Health checks of podman are timers of systemd; the command is the image's own.
  const [, ...check] = JSON.parse(podman('image', 'inspect', '--format', '{{json .HealthCheck.Test}}', image));
  podman('exec', 'patchbay-built', ...check);
  require(true, 'passes its health check');
  const began = performance.now();
  podman('kill', '--signal', 'TERM', 'patchbay-built');
  const [status] = await ended;
  require(status === 0 && performance.now() - began < longest_end_ms, 'ends within 10 seconds of SIGTERM');
}

/** compose.yaml with the settings that the image writes for it. */
function validateCompose() {
  const here = join(folder, 'compose');
  mkdirSync(here);
  const owner = ['--user', `${process.getuid()}:${process.getgid()}`, '--volume', `${here}:/here`];
  const init = ['init', '/here', '--compose', '--public-url', 'https://patchbay.example'];
  podman('run', '--rm', ...run_options, ...owner, image, ...init);
  const file = ['--file', join(root, 'compose.yaml'), '--env-file', join(here, '.env')];
  const { services } = parse(said('docker-compose', [...file, 'config']));
  const { PATCHBAY_KEYS, PUBLIC_URL } = services.api.environment;
  require(JSON.parse(PATCHBAY_KEYS).version === 1 &&
    PUBLIC_URL === 'https://patchbay.example', 'writes the settings of compose.yaml, which is valid');
}

async function validateManifests() {
  validateCompose();
  writeFileSync(join(folder, 'package.json'), '{"private": true}');
  said('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', models], { cwd: folder });
  for (const document of parseAllDocuments(readFileSync(join(root, '.container/kubernetes.yaml'), 'utf8'))) {
    const { apiVersion, kind, metadata, ...rest } = document.toJS();
    const file = join(folder, 'node_modules/kubernetes-models', apiVersion, `${kind}.js`);
    const { [kind]: Model } = await import(pathToFileURL(file).href);
    new Model({ metadata, ...rest }).validate();
    console.log(`${kind} ${metadata.name} is valid`);
  }
}

const ingredients =
  /^(Dockerfile|\.dockerignore|compose\.yaml|\.container\/.*|\.config\/container\.mjs|package(-lock)?\.json)$/;
const period = 4;

/** Why it does not have to run, or cannot run here; undefined where it does. */
function gap() {
  const draws = process.argv.includes('--drawn') && !changes().changed.some((each) => ingredients.test(each));
  const seed = Number(process.env.PATCHBAY_TEST_SEED ?? seedOfCommit());
  if (draws && seed % period !== 0) return 'not drawn for this commit; `npm run container` runs it';
  const missing = programs.filter((program) => spawnSync('which', [program]).status !== 0);
  if (missing.length > 0) return `install ${missing.join(', ')}`;
  if (process.getuid?.() !== 0) return 'debootstrap needs root';
  try {
    makeBases();
  } catch (error) {
    return `a base cannot be made here: ${error.message.split('\n')[0]}`;
  }
  const probe = spawnSync('podman', [...engine, 'run', '--rm', ...run_options, base, '/bin/true'], {
    encoding: 'utf8',
  });
  return probe.status === 0 ? undefined : probe.stderr.trim().split('\n').at(-1);
}

try {
  const reason = gap();
  if (reason === undefined) {
    buildImage();
    console.log('The image');
    await tryOut();
    await validateManifests();
  } else console.log(`Left out: the container image (${reason}).`);
} finally {
  spawnSync('podman', [...engine, 'rm', '--force', 'patchbay-built']);
  spawnSync('podman', ['volume', 'rm', '--force', 'patchbay-data']);
  spawnSync('podman', ['image', 'rm', '--force', image, build_base, base]);
  spawnSync('podman', ['image', 'prune', '--force']);
  rmSync(folder, { recursive: true, force: true });
}
