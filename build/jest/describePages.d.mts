import type { Browser } from 'puppeteer';

export function describePages(browsers: Iterable<Browser>): Promise<string>;
