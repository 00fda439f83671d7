import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Number of wrong fields, shown above them and announced, in all forms. */
export const faultCountTexts = {
  faultsToMend: '{count} fält behöver rättas',
  faultsToMend_one: 'Ett fält behöver rättas',
} satisfies Texts;
