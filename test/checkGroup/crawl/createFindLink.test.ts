import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { createFindLink } from './createFindLink.ts';

const root = mkdtempSync(join(tmpdir(), 'links-'));
const write = (file: string, ...lines: string[]): void => {
  mkdirSync(join(root, 'content/harbour-bil/pages'), { recursive: true });
  writeFileSync(join(root, 'content/harbour-bil', file), lines.join('\n'));
};
write('pages/about.en.yaml', 'title: About', 'Text: <a href="/car/gone">Gone</a>');
write(
  'pages/about.nb.yaml',
  'title: Om',
  'Link: { href: /car/gone/again }',
  'Text: <a href="/bil/borte?x=1">Borte</a>',
);
afterAll(() => rmSync(root, { recursive: true }));

const languages = {
  nb: { language: 'nb', base: '', texts: {}, templates: new Map<string, string>() },
  en: { language: 'en', base: '/en', texts: {}, templates: new Map<string, string>() },
};

it.each([
  ['/bil/borte?x=1', 'nb', 'content/harbour-bil/pages/about.nb.yaml:3'],
  ['/en/car/gone', 'en', 'content/harbour-bil/pages/about.en.yaml:2'],
  ['/bil', 'nb', null],
] as const)('the link %s in %s is found at %s', (href, language, place) => {
  const findLink = createFindLink(join(root, 'content'), root);
  expect(findLink('harbour-bil', href, languages[language])).toBe(place);
});
