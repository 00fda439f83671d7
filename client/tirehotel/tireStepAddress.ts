import type { TirePage } from './tireHotelState.ts';

/**
 * Search parameter of the page's address, named in the section's definition too.
 * Holds a step, no personal data.
 */
const parameter = 'step';

const steps: Record<Exclude<TirePage, 'search'>, string> = {
  login: 'login',
  validate: 'code',
  loggedIn: 'vehicle',
  booking: 'booking',
  confirmation: 'done',
};

/** Forward steps, which Back undoes one by one; all others start the history over. */
const forward: Partial<Record<TirePage, TirePage>> = { search: 'login', login: 'validate', loggedIn: 'booking' };

/** Page named by an address; the search without one. */
export function tirePageIn(search: string): TirePage {
  const named = new URLSearchParams(search).get(parameter);
  const found = Object.entries(steps).find(([, step]) => step === named);
  return (found?.[0] as TirePage | undefined) ?? 'search';
}

/** Search string for a page, with all other parameters kept. */
export function searchOfTirePage(search: string, page: TirePage): string {
  const params = new URLSearchParams(search);
  if (page === 'search') params.delete(parameter);
  else params.set(parameter, steps[page]);
  const text = String(params);
  return text && `?${text}`;
}

/** Address of the booking step on the linked page, with all other parameters and "#…" kept. */
export function bookingAddress(href: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  return path + searchOfTirePage(search, 'booking') + hash;
}

export function isStepForward(from: TirePage, to: TirePage): boolean {
  return forward[from] === to;
}
