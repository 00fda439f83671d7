/** Languages of the demo group's sites. */
export type DemoLanguage = 'sv' | 'en' | 'nb' | 'fi' | 'sk';
