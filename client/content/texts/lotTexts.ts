import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of auction lots. */
export const lotTexts = {
  lotNumber: 'Nummer {number}',
  lotHighestBid: 'Högsta bud',
  lotFinalBid: 'Slutbud',
  lotSoldFor: 'Såld för',
  lotNoBid: 'Inget bud än',
  lotBids: '{count} bud',
  lotBids_one: '{count} bud',
  lotEstimate: 'Utrop',
  lotCloses: 'Slutar',
  lotClosesIn: 'Slutar om',
  lotEnded: 'Avslutad',
  lotDaysHours: '{days} d {hours} tim',
  lotHoursMinutes: '{hours} tim {minutes} min',
  lotBid: 'Lägg bud',
  lotOver: 'Budgivningen är avslutad.',
  lotPartner: 'Budgivningen sker hos vår auktionspartner.',
} satisfies Texts;
