import { expect, it } from '@jest/globals';
import { fixtureSite } from '../../test/fixtures/contentSites.ts';
import { themeSheet } from './lookSheet.ts';

const { look } = fixtureSite;
const sheet = (tokens: Record<string, string>): string =>
  themeSheet(look, { ...look, theme: 'room', tokens, dark: null }, new Map());

it('themeSheet() leaves a dark theme out on paper', () => {
  const room = sheet({ 'color-bg': '#15130f', 'color-text': '#f2ede3' });
  expect(room).toContain("@layer base{@media screen{[data-theme='room']{color-scheme:dark;");
  expect(room.indexOf('--color-bg:#15130f')).toBeGreaterThan(room.indexOf('@media screen'));
});

it('themeSheet() keeps a light theme on paper', () => {
  expect(sheet({ 'color-bg': '#fffdf8' })).not.toContain('@media screen');
});
