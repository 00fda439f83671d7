/** Browser engines that the site is tested in. WebKit is that of Safari and of all browsers on iPhones. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** Returns whether a word is the name of an engine. */
export const isEngineName = (word: string): word is EngineName => engineNames.some((name) => name === word);
