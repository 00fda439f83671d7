import { notMeasured } from '../report/Figure.ts';
import type { Figure, Goal } from '../report/Figure.ts';
import { median, medianRatio } from '../timing.ts';
import type { Round } from './measureRound.ts';

/**
 * Minimum share of a core used by a server for its rate to count.
 * Below it, something else was the limit.
 */
const minBusy = 0.85;

interface Compared {
  name: string;
  ours: readonly Round[];
  peer: string;
  theirs: readonly Round[];
  goal: Goal;
}

/**
 * Compares a server with its peer: requests per second of processor time, and per second.
 * Other processes hardly affect the former. On a machine where the servers did not get a core, only the former is
 * compared with the goal.
 */
export function compareRates({ name, ours, peer, theirs, goal }: Compared): Figure[] {
  const figure = (unit: string, of: (round: Round) => number): Figure => ({
    name,
    unit,
    ours: median(ours.map(of)),
    peer: { name: peer, value: median(theirs.map(of)) },
    ratio: medianRatio(ours.map(of), theirs.map(of)),
  });
  const busy = Math.min(...[ours, theirs].map((rounds) => median(rounds.map((round) => round.busy))));
  const perCpuSecond = { ...figure('req/CPU s', (round) => 1000 / round.cpuMs), goal };
  const perSecond = figure('req/s', (round) => round.requestsPerSecond);
  if (busy >= minBusy) return [perCpuSecond, { ...perSecond, goal }];
  return [
    perCpuSecond,
    { ...perSecond, note: `${notMeasured} against the goal: the servers had ${busy.toFixed(2)} of a core` },
  ];
}
