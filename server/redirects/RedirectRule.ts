/** Source location of a rule, for errors, logs and the debug header. */
export interface RuleOrigin {
  /** "fjord/redirects/fjord-bil.txt", or "content platform". */
  file: string;
  /** From 1; for the platform the index in its list. */
  line: number;
}

/** A literal segment (lower case), or one with a parameter between two literal parts. */
export interface PathSegment {
  before: string;
  /** "" in a literal segment, whose text is `before`. */
  parameter: string;
  after: string;
}

/** Condition on a query parameter: a value, any value, or any captured value. */
export type QueryCondition = { name: string } & ({ value: string } | { parameter: string });

export type RedirectSource =
  | { kind: 'path'; segments: PathSegment[]; conditions: QueryCondition[] }
  | { kind: 'regex'; expression: RegExp; readsQuery: boolean };

/** Text with captures: strings are literal, an object is replaced by the value captured under its name. */
export type Template = (string | { capture: string })[];

export interface RedirectTarget {
  /** "https://host" of another host, "" on the site itself. */
  origin: string;
  path: Template;
  query: { name: Template; value: Template | null }[];
  /** With its "#", or "". */
  hash: string;
}

export interface RedirectRule {
  origin: RuleOrigin;
  source: RedirectSource;
  target: RedirectTarget;
  /** True for a rule without language segment; the target then gets the request's if it has none. */
  everyLanguage: boolean;
  /** With everyLanguage: true when the target keeps the language of the request. */
  keepsLanguage: boolean;
  keepsQuery: boolean;
  /** `rewrite` shows the target under the old address. */
  kind: 'permanent' | 'temporary' | 'rewrite';
}
