/** Bound of a figure's ratio, or of the figure itself without a peer. */
export type Goal = { atMost: number } | { atLeast: number };

/** One measured figure of a benchmark. */
export interface Figure {
  /** The measured quantity. */
  name: string;
  /** "ms", "req/s", "kB"; "" for a plain number. */
  unit: string;
  /** Median over the rounds. */
  ours: number;
  peer?: { name: string; value: number };
  /** Ours divided by the peer's: the median of the rounds' ratios. */
  ratio?: number;
  /** Without a goal, the figure is informational. */
  goal?: Goal;
  /** Reason why a peer was not measured, or a remark on the figure. */
  note?: string;
}

/** Figures of one benchmark run, as in its JSON file. */
export interface BenchmarkResult {
  benchmark: string;
  /** ISO 8601. */
  finishedAt: string;
  seconds: number;
  figures: (Figure & { met: boolean | null })[];
}

/** @returns null for a figure without a goal, and for a goal whose peer was not measured */
export function isMet({ ours, peer, ratio, goal, note }: Figure): boolean | null {
  if (!goal) return null;
  if (ratio === undefined && (peer || note?.startsWith(notMeasured))) return null;
  const value = ratio ?? ours;
  if (!Number.isFinite(value)) return false;
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

/** Prefix of a figure's note if its peer is missing. */
export const notMeasured = 'not measured';
