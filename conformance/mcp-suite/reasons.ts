/** Why a check of the suite says nothing about this server: it needs what only the suite's own sample server has. */
export interface Reason {
  reason: string;
  check?: RegExp;
  message?: RegExp;
}

export const reasons: readonly Reason[] = [
  {
    reason: 'calls or looks for a tool of the sample server',
    message:
      /There is no tool test_|diagnostic tool 'test_|exposes no tool with x-mcp-header|'json_schema_2020_12_tool' not found/,
  },
  {
    reason: 'continues a call of a tool of the sample server',
    check: /^sep-2322-(multi-round|reject-tampered|missing)/,
  },
  { reason: 'reads a resource of the sample server', check: /^resources-(read|templates-read)|resources-read-caching/ },
  { reason: 'asks for prompts, which this server does not offer', check: /prompts|^sep-2322-non-tool/ },
  { reason: 'asks for completion, which this server does not offer', check: /^completion-/ },
  { reason: 'asks for logging, which this server does not offer', check: /^logging-|^tools-call-with-logging/ },
  { reason: 'asks for a session, which this server does not need', check: /-session$/ },
  {
    reason: 'subscribes to changes, of which this server does not notify',
    check: /^resources-(un)?subscribe|tools-list-changed-on-subscription/,
  },
  { reason: 'uses the tasks extension, which this server does not offer', check: /^(tasks|sep-2663)-/ },
];

interface Failed {
  id: string;
  errorMessage?: string;
}

/** Undefined: the check has found a fault of this server. */
export const reasonOf = ({ id, errorMessage = '' }: Failed): string | undefined =>
  reasons.find(({ check, message }) => check?.test(id) || message?.test(errorMessage))?.reason;
