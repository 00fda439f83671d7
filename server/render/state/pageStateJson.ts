import { serverSlices } from '../../../client/app/store.ts';
import type { AppState } from '../../../client/app/store.ts';
import { structuredDataJson } from '../../../client/framework/structuredDataJson.ts';
import { textRoomsOf } from '../../../client/app/textRoomsOf.ts';
import type { EditingPage } from '../../../shared/content/EditingPage.ts';
import { browserState } from './browserState.ts';
import { pageFormats } from './pageFormats.ts';

/** Content of a page's state element: the state that its components need, and the formats of its language. */
export function pageStateJson(state: AppState, editing?: EditingPage): string {
  const { textFiles } = state.site;
  // browsers load texts from files; an editor may place any section
  const loaded = state.page.mode === 'normal' ? textRoomsOf(state.page) : (textFiles?.loaded ?? []);
  const site = { ...state.site, texts: {}, ...(textFiles && { textFiles: { ...textFiles, loaded } }) };
  const withoutServerSlices = Object.fromEntries(serverSlices.map((name) => [name, undefined]));
  return structuredDataJson({
    formats: pageFormats(state),
    state: browserState({ ...state, site, ...withoutServerSlices }),
    ...(editing ? { editing } : {}),
  });
}
