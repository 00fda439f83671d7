/** A site whose new stock is much smaller than the running one. */
export interface ShrunkSite {
  site: string;
  /** Cars in service. */
  running: number;
  /** Cars of the new stock. */
  offered: number;
}

export interface StockGuard {
  /** Cars in service, by site. */
  running: Readonly<Record<string, number>>;
  /** Minimum share of the running stock, else a site's new stock is refused; 0 accepts any size. */
  minShare: number;
  /** Number of cars by site that an operator has accepted; null for none. */
  accepted: Readonly<Record<string, number>> | null;
}

/** Sites with fewer cars are not guarded: selling two of three cars is an ordinary day. */
const minGuardedCars = 5;

/** Sites whose new stock is below the guard's share, unless an operator has accepted that number. */
export function shrunkSites(offered: Readonly<Record<string, number>>, guard: StockGuard): ShrunkSite[] {
  return Object.entries(guard.running).flatMap(([site, running]) => {
    const cars = offered[site] ?? 0;
    const accepted = guard.accepted?.[site];
    const isShrunk = running >= minGuardedCars && cars < running * guard.minShare;
    return isShrunk && !(accepted !== undefined && cars >= accepted) ? [{ site, running, offered: cars }] : [];
  });
}
