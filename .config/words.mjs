/**
 * Checks the wording of everything that people read: code, YAML and Markdown. Each rule names a word or reference that
 * the project does not use and what to write instead.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** [pattern, what to write instead]. Patterns match whole words in comments, strings, names and prose alike. */
const rules = [
  [/\b(?:nobody|somebody|whoever|no one)\b/gi, 'name the actor: caller, client, user, process'],
  [/\b(?:folded|folding)\b/gi, 'search text'],
  [/\bleaves\b(?! (?:nothing|out|no|it|room|a|the|behind)\b)/gi, 'sort values'],
  [/\b(?:patience|allowances?)\b/gi, 'rate limit, throttled'],
  [/\b(?:withhold|withheld|withholds)\b/gi, 'redact'],
  [/\bcanary\b/gi, 'key check'],
  [/\btoo_much\b/gi, 'result_too_large'],
  [/\bdoubtful\b/gi, 'possibly_incomplete'],
  [/\bhopeless\b/gi, 'not retryable'],
  [/\brooms\b/gi, 'folders, layout'],
  [/\bwhat (?:it )?stands\b/gi, 'dependencies'],
  [
    /\banswers\b|\b(?:an|the|no|any|its|their|every|each|first|last|same|good|of an|vendor's) answer\b/gi,
    'response, return, respond',
  ],
  [/\b(?:is|are|was|were|has been|have been) (?:told|seen|gone|spent)\b/gi, 'reported, observed, deleted, used'],
  [/\btold apart\b/gi, 'distinguish'],
  [/\bmistakes?\b/gi, 'error'],
  [/\banew\b/gi, 'again'],
  [/\bto be had\b/gi, 'available'],
  [/\bspeaks? (?:of|to)\b/gi, 'calls, mentions'],
  [
    /\b(?:organisation|authoris|normalis|serialis|initialis|recognis|behaviour|colour|licence|honour)\w*/gi,
    'US spelling',
  ],
  [
    /\b(?:contract\.md|specification \d|specification, part|part \d of the specification)|\((?:contract|specification), [A-Z\d]/g,
    'cite openapi/decisions/',
  ],
  [/\b(?:decision )?decisions\/[a-z-]+\.md\b/gi, 'write the whole path, openapi/decisions/…'],
];

/** [path pattern, word pattern, reason]. A finding is allowed where both match. */
const exceptions = [
  [/^\.config\/words\.mjs$/, /./, 'this check names the words'],
  [/^openapi\/connectors\//, /organi[sz]ation|whoever/i, 'the vendor describes its own field'],
  [/^openapi\/connectors\/[^/]+\/shapes\.yaml$/, /./, "the vendor's own descriptions"],
  [
    /^conformance\/fake-vendors\/incident-io\/records\/(?:references|wording)\.ts$/,
    /./,
    'prose of fake incidents, sized for benchmarks',
  ],
  [
    /^(?:openapi\/(?:tables|decisions)|codegen\/plan|conformance\/benchmarks|server\/(?:records|replication|search|storage|backup|events\/change-feed))\//,
    /^(?:leaves|folded|doubtful|canary)$/,
    'a column',
  ],
  [/^server\/vault\/key-check\.ts$/, /^canary$/, 'a column, and a text inside stored check values'],
  [/^(?:package-lock\.json|LICENSE)$/, /./, 'not ours'],
  [/./, /^openapi\/decisions\//, 'the whole path'],
];

const skipped = /(?:^|\/)generated\/|^codegen\/golden\/expected\/|^openapi\/released\.json$|^dist\//;
const read = /\.(?:tsx?|m?js|html|css|ya?ml|md|json|sh)$|^\.ci\//;

function findingsIn(file) {
  const found = [];
  for (const [at, line] of readFileSync(join(root, file), 'utf8').split('\n').entries())
    for (const [pattern, instead] of rules)
      for (const { 0: word, index } of line.matchAll(pattern)) {
        if (word.startsWith('decisions/') && line.slice(0, index).endsWith('openapi/')) continue;
        if (exceptions.some(([path, text]) => path.test(file) && text.test(word))) continue;
        found.push(`${file}:${at + 1} "${word}": ${instead}`);
      }
  return found;
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file && read.test(file) && !skipped.test(file));

const found = files.flatMap(findingsIn);
if (found.length > 0)
  console.error(`${found.join('\n')}\n${found.length} findings. See .config/words.mjs for the wording.`);
process.exitCode = found.length > 0 ? 1 : 0;
