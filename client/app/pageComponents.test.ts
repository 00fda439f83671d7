import { expect, it } from '@jest/globals';
import { initialPage } from '../framework/pageState.ts';
import type { PageState } from '../framework/pageState.ts';
import { chooseScreen } from './pageComponents.ts';

const section = { uid: '1', componentName: 'RichText', dataSource: '', params: {}, fields: {} };
const layout = (written: boolean): PageState['layout'] => ({
  ...{ name: '', displayName: '', itemId: '', itemLanguage: 'sv', templateName: 'Page', fields: {} },
  placeholders: written ? { 'headless-main': [section] } : {},
});

it.each([
  ['carList', 200, false, 'carList'],
  ['carList', 404, false, 'notFound'],
  ['carList', 404, true, 'content'],
  ['carList', 503, false, 'error'],
  ['carDetail', 404, false, 'carDetail'],
  ['carDetail', 410, false, 'carDetail'],
  ['content', 404, true, 'content'],
  ['content', 0, false, 'error'],
] as const)('chooseScreen() for %s with %i, written by editors: %s', (routeName, status, written, screen) => {
  expect(chooseScreen({ ...initialPage, routeName, status, layout: layout(written) })).toBe(screen);
});
