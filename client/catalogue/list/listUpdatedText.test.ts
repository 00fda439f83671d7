import { expect, it } from '@jest/globals';
import { createTranslate } from '../../site/translate.ts';
import { listTexts } from '../texts/listTexts.ts';
import { listUpdatedText } from './listUpdatedText.ts';

it.each([
  [1, '1 bil visas'],
  [3, '3 bilar visas'],
])('listUpdatedText() has the right form for %s', (total, text) => {
  expect(listUpdatedText(total, createTranslate({}, 'sv', listTexts))).toBe(text);
});
