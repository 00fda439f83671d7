import { asciiSlug } from '../../shared/kit/text/asciiSlug.ts';
import type { ExampleTown } from './exampleTowns.ts';
import type { NewSite } from './NewSite.ts';

/** An example dealer of a site in a town. */
export interface ExampleDealer {
  site: NewSite;
  town: ExampleTown;
  name: string;
  /** docs/dealers.md, `id`. */
  id: string;
  /** erpId of its workshop: "11" is the second town of the first site. */
  workshop: string;
}

/** Returns a dealer of each site in each town. */
export function exampleDealers(sites: readonly NewSite[], towns: readonly ExampleTown[]): ExampleDealer[] {
  return sites.flatMap((site, row) =>
    towns.map((town, at) => {
      const name = `${site.name} ${town.name}`;
      return { site, town, name, id: asciiSlug(name), workshop: String((row + 1) * 10 + at) };
    }),
  );
}
