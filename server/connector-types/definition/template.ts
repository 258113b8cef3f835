/**
 * `{name}` in a template is replaced by a credential field, an environment variable or a parameter, percent-encoded in
 * paths.
 */
export type Template = string;
