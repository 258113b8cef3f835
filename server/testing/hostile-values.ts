import { engine } from './database.ts';

/** Texts that end a literal under one of the modes, or in one of the character sets. */
export const hostile_values = [
  "x' OR 1=1 -- y",
  "x\\' OR 1=1 -- y",
  "\\' OR 1=1 -- y",
  'x" OR 1=1 -- y',
  "\u00bf' OR 1=1 -- y",
  "\u7e17' OR 1=1 -- y",
  '`) OR (1=1) -- y',
  "x'; DROP TABLE connectors; -- y",
  'a?b',
  ':name',
];

/** What a server's defaults, or a proxy, may make of a session. */
export const session_modes: Record<string, string[]> = {
  'the default modes': [],
  ...(engine === 'mariadb' && {
    NO_BACKSLASH_ESCAPES: ["SET SESSION sql_mode = 'STRICT_TRANS_TABLES,NO_BACKSLASH_ESCAPES'"],
    ANSI_QUOTES: ["SET SESSION sql_mode = 'STRICT_TRANS_TABLES,ANSI_QUOTES,PIPES_AS_CONCAT'"],
    'a GBK client character set': ['SET NAMES gbk'],
    'all of them': ["SET SESSION sql_mode = 'STRICT_TRANS_TABLES,NO_BACKSLASH_ESCAPES,ANSI_QUOTES'", 'SET NAMES gbk'],
  }),
};
