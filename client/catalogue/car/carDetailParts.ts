import { createIsland } from '../../framework/hydration/createIsland.tsx';
import type { Island } from '../../framework/hydration/createIsland.tsx';

/** Gallery, name and price fill a phone screen; on others they do so with the facts below the name. */
const belowPrice = { outOfSight: '(width < 640px) and (height <= 1000px)' };
const belowFold = { outOfSight: '(height <= 1000px)' };

/** Facts, equipment, description and technical data. */
export const specificationPart = createIsland(
  'specification',
  async () => (await import('./document/CarSpecification.tsx')).CarSpecification,
  belowPrice,
);

/** Energy label of a new car, where the country requires it. */
export const energyPart = createIsland(
  'energy',
  async () => (await import('./EnergyLabelSection.tsx')).EnergyLabelSection,
  belowPrice,
);

/** Loan and leasing. */
export const financingPart = createIsland(
  'financing',
  async () => (await import('../../finance/Financing.tsx')).Financing,
  belowFold,
);

/** The finance provider's quote. */
export const quotePart = createIsland(
  'quote',
  async () => (await import('../../finance/quote/FinanceQuotePlace.tsx')).FinanceQuotePlace,
  belowFold,
);

/** Seller, and enquiry form. */
export const contactPart = createIsland(
  'contact',
  async () => (await import('./SellerContact.tsx')).SellerContact,
  belowFold,
);

/** Similar cars. */
export const similarPart = createIsland('similar', async () => (await import('../card/CarRow.tsx')).CarRow, belowFold);

/** Content of a sold car's page. */
export const soldPart = createIsland('sold', async () => (await import('./SoldCar.tsx')).SoldCar);

/** Content of the page of a car that does not exist. */
export const missingPart = createIsland('missing', async () => (await import('./CarMissing.tsx')).CarMissing);

export const carDetailParts: readonly Island[] = [
  specificationPart,
  energyPart,
  financingPart,
  quotePart,
  contactPart,
  similarPart,
  soldPart,
  missingPart,
];
