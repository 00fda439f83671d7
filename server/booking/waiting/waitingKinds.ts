/** Kinds of outbox entries of waiting lists. */
export const waitingKinds = { check: 'waitingCheck', hold: 'waitingHold' } as const;
