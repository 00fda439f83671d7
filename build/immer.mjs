/*
 * In place of immer, in builds and tests. Redux Toolkit's createSlice runs reducers on drafts, so that they may change
 * the state in place; ours return a new one, and immer was 3.1 kB Brotli of every page. All that the toolkit takes from
 * immer for a slice is here: no value is a draft, so that it calls reducers with the state itself.
 */

/** Freezes a value with all that it holds. What is frozen already is taken to be so throughout. */
function freezeDeep(value) {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeep(inner);
}

export const isDraft = () => false;

/** The state that a reducer gets. Outside production it is frozen: a reducer that changes it in place throws. */
export function isDraftable(state) {
  if (process.env.NODE_ENV !== 'production') freezeDeep(state);
  return false;
}

function unused() {
  throw new Error('Reducers have no drafts of immer: return a new state.');
}

export const current = unused;
export const freeze = unused;
export const original = unused;
export const produce = unused;
