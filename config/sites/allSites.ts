import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { checkSites } from '../checkSites.ts';
import { polhemAuctions } from './polhem-auctions.ts';
import { polhemBil } from './polhem-bil.ts';
import { polhemBilNo } from './polhem-bil-no.ts';
import { polhemCarstoreFi } from './polhem-carstore-fi.ts';
import { polhemCarstoreNo } from './polhem-carstore-no.ts';
import { polhemCarstoreSe } from './polhem-carstore-se.ts';
import { polhemCarstoreSk } from './polhem-carstore-sk.ts';
import { polhemGroup } from './polhem-group.ts';
import { polhemMotorsUk } from './polhem-motors-uk.ts';
import { polhemTrucks } from './polhem-trucks.ts';

/** Every site of the group, one file each. A new site is a file beside these and a line here. */
export const allSites: readonly SiteConfig[] = checkSites([
  polhemBil,
  polhemBilNo,
  polhemMotorsUk,
  polhemCarstoreSe,
  polhemCarstoreNo,
  polhemCarstoreFi,
  polhemCarstoreSk,
  polhemTrucks,
  polhemAuctions,
  polhemGroup,
]);
