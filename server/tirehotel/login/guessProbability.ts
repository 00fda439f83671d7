import { codeLength } from '../../../shared/tirehotel/tireHotelRules.ts';
import { challengeRules } from '../tireHotelLimits.ts';
import type { TireHotelLimits } from '../tireHotelLimits.ts';

const codes = 10 ** codeLength;

/**
 * Probability of guessing the code of one plate within `withinMs` by brute force.
 * The number of tries and addresses does not matter: only a limited number of tries is compared, of each code as many
 * different ones as it allows, and every new code is drawn from all codes with the same chance. 1 - Π (1 - tries of a
 * code / codes).
 */
export function guessProbability(limits: TireHotelLimits, withinMs: number): { compared: number; probability: number } {
  const compared = Math.min(
    ...(limits.wrongTries.plate ?? []).map(({ most, forMs }) => most * Math.ceil(withinMs / forMs)),
  );
  return { compared, probability: calculateSuccess(triesOfCodes(compared)) };
}

/** Probability of a success with the given tries per code. */
export function calculateSuccess(tries: readonly number[]): number {
  return 1 - tries.reduce((none, each) => none * (1 - each / codes), 1);
}

/**
 * Distributes the tries over as few codes as possible.
 * Five different tries of one code are slightly better than one try of five codes.
 */
function triesOfCodes(compared: number): number[] {
  if (!Number.isFinite(compared)) return [codes];
  const whole = Math.floor(compared / challengeRules.tries);
  return [...Array.from({ length: whole }, () => challengeRules.tries), compared % challengeRules.tries];
}
