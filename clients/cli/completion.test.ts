import { createWorkplace, type Workplace } from '../testing/process.ts';

let place: Workplace;
beforeAll(() => {
  place = createWorkplace();
});
afterAll(() => place.remove());

/** What a shell is offered for the last of these words. */
async function suggestions(...words: string[]): Promise<string[]> {
  const { stdout } = await place.patchbay(['complete', '--', ...words]);
  return stdout.split('\n').flatMap((line) => (line.includes('\t') ? [line.split('\t')[0] ?? ''] : []));
}

it('completes the commands, options and choices that --help lists', async () => {
  for (const parents of [[], ['connectors'], ['sandbox']]) {
    const { stdout } = await place.patchbay([...parents, '--help']);
    const listed = stdout.slice(stdout.indexOf('\nCommands:')).matchAll(/^ {2}([a-z][a-z-]*)/gm);
    const commands = [...listed].map(([, name]) => name).filter((name) => name !== 'help');
    expect(commands.length).toBeGreaterThan(2);
    expect(await suggestions(...parents, '')).toEqual(expect.arrayContaining(commands));
  }
  expect(await suggestions('connectors', 'sync')).toEqual(expect.arrayContaining(['sync', 'syncs']));
  expect(await suggestions('connectors', 'sync', '--w')).toEqual(['--watch']);
  expect(await suggestions('serve', '--role', '')).toEqual(['all', 'api', 'worker']);
});

it('prints a script for each shell, and refuses others', async () => {
  for (const [shell, sign] of [
    ['bash', /^complete -F /m],
    ['zsh', /^#compdef patchbay/],
    ['fish', /^complete -c patchbay /m],
    ['powershell', /Register-ArgumentCompleter/],
  ] as const)
    expect(await place.patchbay(['completion', shell])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(sign),
      stderr: '',
    });
  expect(await place.patchbay(['completion', 'csh'])).toMatchObject({ code: 2, stdout: '' });
});

it('completes in bash', async () => {
  // Of the package bash-completion, which the script needs, only this function.
  const script = `
_get_comp_words_by_ref() { cur="\${COMP_WORDS[COMP_CWORD]}" words=("\${COMP_WORDS[@]}"); }
patchbay() { npm run -s patchbay -- "$@"; }
compopt() { :; }
eval "$(patchbay completion bash)"
COMP_WORDS=(patchbay connectors cancel) COMP_CWORD=2
__patchbay_complete
printf "%s\\n" "\${COMPREPLY[@]}"`;
  const ended = await place.shell(`bash -c '${script}'`);
  expect(ended.stdout).toMatch(/^cancel-sync\b/m);
});
