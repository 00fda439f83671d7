import { serverSlices } from '../../../client/app/store.ts';
import type { AppState } from '../../../client/app/store.ts';
import { structuredDataJson } from '../../../client/framework/structuredDataJson.ts';
import { textRoomsOf } from '../../../client/app/textRoomsOf.ts';
import type { EditingPage } from '../../../shared/content/EditingPage.ts';
import { browserState } from './browserState.ts';
import { pageFormats } from './pageFormats.ts';
import { selectTexts } from './roomTexts.ts';

/** Content of a page's state element: the state that its components need, and the formats of its language. */
export function pageStateJson(state: AppState, editing?: EditingPage): string {
  // an editor may place any section
  const site = state.page.mode === 'normal' ? selectTexts(textRoomsOf(state.page), state.site) : state.site;
  const withoutServerSlices = Object.fromEntries(serverSlices.map((name) => [name, undefined]));
  return structuredDataJson({
    formats: pageFormats(state),
    state: browserState({ ...state, site, ...withoutServerSlices }),
    ...(editing ? { editing } : {}),
  });
}
