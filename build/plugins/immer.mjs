/*
 * Replacement for immer, in builds and tests.
 * Redux Toolkit's createSlice runs reducers on drafts, so that they may mutate the state; this project's reducers
 * return a new state, and immer was 3.1 kB Brotli of every page. This module has everything that the toolkit imports
 * from immer for a slice: no value is a draft, so that it calls reducers with the state itself.
 */

/** Freezes a value deeply. An already frozen value is assumed to be frozen throughout. */
function freezeDeep(value) {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeep(inner);
}

export const isDraft = () => false;

/**
 * Returns false, so that reducers get the state itself. Outside production it is frozen: a reducer that mutates it
 * throws.
 */
export function isDraftable(state) {
  if (process.env.NODE_ENV !== 'production') freezeDeep(state);
  return false;
}

function unused() {
  throw new Error('Reducers get no immer drafts: return a new state.');
}

export const current = unused;
export const freeze = unused;
export const original = unused;
export const produce = unused;
