/** Where a rule was written, for errors, logs and the debug header. */
export interface RuleOrigin {
  /** "fjord/redirects/fjord-bil.txt", or "content platform". */
  file: string;
  /** From 1; for the platform the place in its list. */
  line: number;
}

/** A literal segment (lower case), or one with a parameter between two literal parts. */
export interface PathSegment {
  before: string;
  /** "" in a literal segment, whose text is `before` alone. */
  parameter: string;
  after: string;
}

/** What a query has to hold: a value, any value, or any value that is captured. */
export type QueryCondition = { name: string } & ({ value: string } | { parameter: string });

export type RedirectSource =
  | { kind: 'path'; segments: PathSegment[]; conditions: QueryCondition[] }
  | { kind: 'regex'; expression: RegExp; readsQuery: boolean };

/** Text with captured values in it: a text is itself, an object stands for what was captured under its name. */
export type Template = (string | { capture: string })[];

export interface RedirectTarget {
  /** "https://host" of an address elsewhere, "" on the site itself. */
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
  /** The rule is for the address without its language's segment, which the target then gets where it has none. */
  everyLanguage: boolean;
  /** With everyLanguage: whether the target keeps the language of the request. */
  keepsLanguage: boolean;
  keepsQuery: boolean;
  /** `rewrite` shows the target under the old address. */
  kind: 'permanent' | 'temporary' | 'rewrite';
}
