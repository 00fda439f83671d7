/** A fault in the files of a language. */
export interface LanguageProblem {
  file: string;
  line: number;
  /** Fault and remedy. */
  message: string;
}

/** Result of checking a language. */
export interface LanguageReport {
  /** Sorted by file and line. */
  faults: readonly LanguageProblem[];
  /** Number of its texts by kind: { texts: 1452, labels: 146 }. */
  counts: Readonly<Record<string, number>>;
}
