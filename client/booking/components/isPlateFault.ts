import type { CarOutcomeProps } from './CarOutcome.tsx';

/** True when a lookup failed because of the registration number, so that its field is to be corrected. */
export function isPlateFault(outcome: CarOutcomeProps['outcome']): boolean {
  return outcome.kind === 'error' && ['InvalidReg', 'VehicleNotFound'].includes(outcome.failure.code);
}
