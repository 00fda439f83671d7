import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'react-router-dom';
import './app/commonCode.ts';
import { Document, stateElementId } from './app/Document.tsx';
import type { Gateways } from './framework/Gateways.ts';
import { loadPageCode, loadPartCode, loadSectionCode, loadWholePageCode } from './app/loadedCode.ts';
import { Navigation } from './app/navigation/navigation.ts';
import { chooseScreen } from './app/pageComponents.ts';
import { searchReplaced } from './framework/pageState.ts';
import { HydrationParts } from './framework/hydration/HydrationParts.ts';
import { keepServerDocument } from './framework/hydration/keepServerDocument.ts';
import { prepareReplay, replayInParts } from './framework/hydration/replayInParts.ts';
import { partsWithChoices, sectionOfPart } from './framework/hydration/sectionPart.ts';
import { createScrollMemory } from './framework/navigation/scrollMemory.ts';
import { sectionsOf, withInnerSections } from './framework/sectionsOf.ts';
import { createStore } from './app/store.ts';
import type { AppState } from './app/store.ts';
import type { SectionData } from '../shared/content/ContentTypes.ts';
import { setLocaleFormats } from '../shared/kit/format/getLocaleFormats.ts';
import type { LocaleFormats } from '../shared/kit/format/LocaleFormats.ts';
import type { EditingPage } from '../shared/content/EditingPage.ts';
import { sessionHasCars } from './catalogue/compare/sessionHasCars.ts';
import { whenFavourites } from './catalogue/saved/whenFavourites.ts';
import { loadTexts } from './site/texts/loadTexts.ts';
import { startConsent } from './site/consent/consent.ts';
import { markScrolled } from './browser/markScrolled.ts';
import { sessionStorageOrNull } from './browser/sessionStorageOrNull.ts';
import { drawMissingIcons } from './ui/Icon.tsx';
import { watchFailures } from './site/failures/watchFailures.ts';
import { tolerateForeignNodes } from './browser/tolerateForeignNodes.ts';
import { yieldToMain } from './browser/yieldToMain.ts';
import { createGateways } from './gateways.ts';

/** Content of the page's state element, as pageStateJson writes it. */
interface DocumentState {
  formats: LocaleFormats;
  state: Pick<AppState, 'site' | 'page'> & Partial<AppState>;
  editing?: EditingPage;
}

async function main(): Promise<void> {
  const stateElement = document.getElementById(stateElementId);
  const stateJson = stateElement?.textContent ?? '';
  if (stateJson === '') return; // the static error page has no state: it stays as it is
  const { editing, formats, state } = JSON.parse(stateJson) as DocumentState;
  setLocaleFormats(formats);
  await yieldToMain();
  const gateways: Gateways = createGateways(state.site.context.language);
  state.site.texts = await loadTexts(state.site, state.site.textFiles?.loaded ?? []);
  const store = createStore(gateways, state);
  const serverState = store.getState();
  const { page, site } = serverState;
  drawMissingIcons();
  startConsent(site.context.consent);
  const parts = new HydrationParts(
    document.body,
    async (name) => {
      const section = sectionOfPart(name, page.layout);
      await (section ? loadSections(withInnerSections(section)) : loadPartCode(page.routeName, name));
    },
    () => {
      window.forecourtEarlyInput?.giveUp();
      navigation.leaveToBrowser();
    },
  );
  const inEditing = page.mode !== 'normal';
  const onScreen = parts.onScreen();
  await Promise.all([
    // what fails here is tried again, and concerns its part alone
    prepareReplay().catch(() => undefined),
    ...(inEditing
      ? [loadWholePageCode(chooseScreen(page)), loadSections(sectionsOf(page.layout))]
      : [loadPageCode(chooseScreen(page)), ...onScreen.map((name) => parts.loadCode(name).catch(() => undefined))]),
  ]);
  const navigation = new Navigation(store, gateways, createScrollMemory(sessionStorageOrNull()), {
    ready: () => parts.hydrate('header'),
    beforeSwap: () => parts.release(),
  });
  const Editing = editing && (await import('./app/EditorScripts.tsx')).EditorScripts;
  const restoreDocument = keepServerDocument(stateElement);
  tolerateForeignNodes();
  await yieldToMain();
  if (window.forecourtEarlyInput?.gaveUp) return; // the page works natively by now
  // a transition hydrates in slices, between which the browser takes input
  startTransition(() => {
    hydrateRoot(
      document,
      <Document
        store={store}
        renderRouter={(location, shown) => (
          <Router location={location} navigator={navigation.navigator}>
            {shown}
          </Router>
        )}
        serverState={serverState}
        stateJson={stateJson}
        editing={Editing && <Editing page={editing} mode={page.mode} />}
        parts={parts}
      />,
      // a failed section leaves its page whole, but is still reported
      {
        onCaughtError: reportError,
        onRecoverableError: (error) => {
          restoreDocument();
          reportError(error);
        },
      },
    );
  });
  if (editing) await (await import('./content/editing/startEditing.ts')).startEditing(store, editing);
  await parts.page;
  document.documentElement.classList.add('js');
  await yieldToMain();
  if (!editing) navigation.start();
  await yieldToMain();
  await replayInParts(parts, (event) => navigation.onClick(event));
  await parts.hydrateInTurn(onScreen);
  // for measurements, and for tests that wait for it
  performance.mark('hydrated');
  parts.watch();
  const choices = partsWithChoices(page.layout);
  whenFavourites(() => void parts.hydrateInTurn(['header', ...choices])); // shows their number
  if (sessionHasCars()) void parts.hydrateInTurn(choices);
  // the server drops parameters that do not change the page; links from now on keep them
  if (window.location.search !== page.location.search) store.dispatch(searchReplaced(window.location.search));
  (await import('./site/afterHydration.ts')).afterHydration(store);
}

async function loadSections(sections: readonly SectionData[]): Promise<void> {
  await Promise.all(sections.map((section) => loadSectionCode(section.componentName)));
}

watchFailures();
markScrolled();
main().catch((error: unknown) => {
  window.forecourtEarlyInput?.giveUp();
  reportError(error);
});

// the build replaces this name by a literal, so that production contains no trace of it
if (process.env.NODE_ENV === 'development') void import('./browser/devReload.ts');

declare const process: { env: { NODE_ENV: string } };
