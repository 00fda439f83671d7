import type { Language } from '../../../shared/site/SiteTypes.ts';

/** Languages of the demo group's sites. */
export type DemoLanguage = Exclude<Language, 'de'>;
