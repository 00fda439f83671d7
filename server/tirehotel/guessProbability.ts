import { codeLength } from '../../shared/tirehotel/tireHotelRules.ts';
import { challengeRules } from './tireHotelLimits.ts';
import type { TireHotelLimits } from './tireHotelLimits.ts';

const codes = 10 ** codeLength;

/**
 * How likely it is that somebody who does nothing else guesses the code of one plate within `withinMs`, however many
 * tries they send and from however many addresses: so many are compared at most, of one code as many different ones as
 * it may be tried, and every new code is another one of all codes with the same chance. 1 - Π (1 - tries of a code /
 * codes).
 */
export function guessProbability(limits: TireHotelLimits, withinMs: number): { compared: number; probability: number } {
  const compared = Math.min(
    ...(limits.wrongTries.plate ?? []).map(({ most, forMs }) => most * Math.ceil(withinMs / forMs)),
  );
  return { compared, probability: successOf(triesOfCodes(compared)) };
}

/** The same of tries that were made: how many of each code. */
export function successOf(tries: readonly number[]): number {
  return 1 - tries.reduce((none, each) => none * (1 - each / codes), 1);
}

/** As few codes as may be: five different tries of one are worth a little more than five of five codes. */
function triesOfCodes(compared: number): number[] {
  if (!Number.isFinite(compared)) return [codes];
  const whole = Math.floor(compared / challengeRules.tries);
  return [...Array.from({ length: whole }, () => challengeRules.tries), compared % challengeRules.tries];
}
