import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Router } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';
import '../ui/styles/main.css';
import { placeholders } from '../../shared/content/ContentTypes.ts';
import { CompareGate } from '../catalogue/compare/CompareGate.tsx';
import { loadFieldSuggestions } from '../catalogue/suggest/loadFieldSuggestions.ts';
import { PlaceholderMarks } from '../framework/editing/Marks.tsx';
import { ScrollToTop } from '../site/components/ScrollToTop.tsx';
import { ConsentPrompt } from '../site/consent/ConsentPrompt.tsx';
import { useTexts } from '../site/useSite.ts';
import { footerPart, headerPart } from './frameParts.ts';
import { useAppSelector } from '../framework/hooks.ts';
import { SuggestionsContext } from '../framework/SuggestionsContext.ts';
import { loadedPage } from './loadedCode.ts';
import { chooseScreen } from './pageComponents.ts';
import { laterHeadTags } from './navigation/laterHeadTags.ts';
import type { AppState, AppStore } from './store.ts';
import { Announcer } from '../ui/messages/Announcer.tsx';

interface AppProps {
  store: AppStore;
  navigator: Navigator;
  /**
   * State that the server rendered. React hydrates sections after the page's first effects, which may have changed the
   * store by then (a restored comparison): while they hydrate, selectors read this state.
   */
  serverState: AppState;
}

/** The provider tree, shared by the server renderer and by hydration. */
export function App({ store, navigator, serverState }: AppProps): ReactNode {
  return (
    <Provider store={store} serverState={serverState}>
      <RoutedApp navigator={navigator} />
    </Provider>
  );
}

/**
 * Constant location for react-router's context; components read the real one from the store.
 * A context value that changes would make React re-render every part that is not hydrated yet.
 */
const location = { pathname: '/', search: '', hash: '', state: null, key: 'page' };

function RoutedApp({ navigator }: { navigator: Navigator }): ReactNode {
  return (
    <Router location={location} navigator={navigator}>
      <SuggestionsContext value={loadFieldSuggestions}>
        <PageTitle />
        <LaterHeadTags />
        <Page />
      </SuggestionsContext>
    </Router>
  );
}

/** React moves the title into the head. */
function PageTitle(): ReactNode {
  const title = useAppSelector(({ page, site }) => page.head.title || site.context.displayName);
  return <title>{title}</title>;
}

function LaterHeadTags(): ReactNode {
  useAppSelector((state) => state.page.head); // renders with every page
  const { Component } = laterHeadTags;
  return Component && <Component />;
}

const { Component: Header } = headerPart;
const { Component: Footer } = footerPart;

function Page(): ReactNode {
  const t = useTexts();
  const screen = useAppSelector((state) => chooseScreen(state.page));
  const Shown = loadedPage(screen);
  if (!Shown) throw new Error(`The code of the page "${screen}" was not loaded before it was shown.`);
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      <Announcer />
      <ConsentPrompt />
      <PlaceholderMarks name={placeholders.header}>
        <Header />
      </PlaceholderMarks>
      <Main>
        <Shown />
      </Main>
      <PlaceholderMarks name={placeholders.footer}>
        <Footer />
      </PlaceholderMarks>
      <ScrollToTop />
      <CompareGate />
    </>
  );
}

/** Marks the main region busy while the next page loads; the page itself does not re-render for that. */
function Main({ children }: { children: ReactNode }): ReactNode {
  const navigating = useAppSelector((state) => state.page.navigating);
  return (
    <main id="content" tabIndex={-1} aria-busy={navigating}>
      {children}
    </main>
  );
}
