/** One finding of a check: what is wrong, where, and how to fix it. */
export interface CheckFinding {
  /** A fault ends the check with exit code 1, a warning does not. */
  state: 'fault' | 'warning';
  /** A file with its line, or a site with an address: "fjord-bil /en/about". */
  where: string;
  what: string;
  cure: string;
}

/** Result for one part of a step: a line of its table. */
export interface CheckedPart {
  /** "content" */
  part: string;
  /** "40 pages in nb, en" */
  summary: string;
  findings: readonly CheckFinding[];
}

/** A step of the check with its parts. */
export interface CheckedStep {
  step: string;
  parts: readonly CheckedPart[];
  milliseconds: number;
}

export const fault = (where: string, what: string, cure: string): CheckFinding => ({
  state: 'fault',
  where,
  what,
  cure,
});

export const warning = (where: string, what: string, cure: string): CheckFinding => ({
  state: 'warning',
  where,
  what,
  cure,
});
