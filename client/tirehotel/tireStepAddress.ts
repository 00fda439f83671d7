import type { TirePage } from './tireHotelState.ts';

/** Search parameter of the page's address; the section's definition names it. Holds a step and nothing of a person. */
const parameter = 'step';

const steps: Record<Exclude<TirePage, 'search'>, string> = {
  login: 'login',
  validate: 'code',
  loggedIn: 'vehicle',
  booking: 'booking',
  confirmation: 'done',
};

/** Steps that a visitor takes forward, and comes back over one by one; all others start the history anew. */
const forward: Partial<Record<TirePage, TirePage>> = { search: 'login', login: 'validate', loggedIn: 'booking' };

/** The page that an address names; the search for one that names none. */
export function tirePageIn(search: string): TirePage {
  const named = new URLSearchParams(search).get(parameter);
  const found = Object.entries(steps).find(([, step]) => step === named);
  return (found?.[0] as TirePage | undefined) ?? 'search';
}

/** The search of the address of a page; its other parameters stay. */
export function searchOfTirePage(search: string, page: TirePage): string {
  const params = new URLSearchParams(search);
  if (page === 'search') params.delete(parameter);
  else params.set(parameter, steps[page]);
  const text = String(params);
  return text && `?${text}`;
}

/** The address of the booking step on the page that a link leads to; other parameters and "#…" stay. */
export function bookingAddress(href: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  return path + searchOfTirePage(search, 'booking') + hash;
}

export function isStepForward(from: TirePage, to: TirePage): boolean {
  return forward[from] === to;
}
