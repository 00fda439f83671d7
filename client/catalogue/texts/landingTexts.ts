import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of brand and model pages: facts about the cars, and links to others. */
export const landingTexts = {
  landingCount: 'Just nu har vi {count} {value} i lager.',
  landingPrices: 'Priserna går från {min} till {max}.',
  landingYear: 'Den nyaste är av årsmodell {year}.',
  landingFuel: 'Det vanligaste drivmedlet är {fuel}.',
  landingModels: 'Modeller från {brand}',
  landingBrands: 'Fler märken i lager',
} satisfies Texts;
