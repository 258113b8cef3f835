import tab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';

/**
 * `completion <shell>` prints a script that asks the hidden command `complete` for suggestions, which come from the
 * commands and options of `program`. Add it last.
 */
export function addCompletionCommand(program: Command): void {
  tab(program, { completionCommandName: 'completion' });
  const completion = program.commands.find((command) => command.name() === 'completion');
  completion?.description('print a script that completes commands and options in your shell').addHelpText(
    'after',
    `
Needs \`patchbay\` on the PATH, and in bash the package bash-completion. For example:
  bash  echo 'source <(patchbay completion bash)' >> ~/.bashrc
  zsh   echo 'source <(patchbay completion zsh)' >> ~/.zshrc
  fish  patchbay completion fish > ~/.config/fish/completions/patchbay.fish`,
  );
}
