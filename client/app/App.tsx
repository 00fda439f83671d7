import { memo, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useRoutes } from 'react-router-dom';
import '../ui/styles/main.css';
import { placeholders } from '../../shared/content/ContentTypes.ts';
import { CompareGate } from '../catalogue/compare/CompareGate.tsx';
import { loadFieldSuggestions } from '../catalogue/suggest/loadFieldSuggestions.ts';
import { PlaceholderMarks } from '../framework/editing/Marks.tsx';
import { PrintedAddress } from '../site/components/PrintedAddress.tsx';
import { ScrollToTop } from '../site/components/ScrollToTop.tsx';
import { ConsentPrompt } from '../site/consent/ConsentPrompt.tsx';
import { useTexts } from '../site/useSite.ts';
import { footerPart, headerPart } from './frameParts.ts';
import { useAppSelector } from '../framework/hooks.ts';
import { SuggestionsContext } from '../framework/SuggestionsContext.ts';
import { failureScreen } from './pageComponents.ts';
import { routerPath } from './routerPath.ts';
import { routesOf } from './routes.tsx';
import type { PageRouteObject } from './routes.tsx';
import { Screen } from './Screen.tsx';
import { laterHeadTags } from './navigation/laterHeadTags.ts';
import type { AppState, AppStore } from './store.ts';
import { Announcer } from '../ui/messages/Announcer.tsx';

/** Wraps the page in react-router's router of its side, at the location of the page on screen. */
export type RenderRouter = (location: { pathname: string }, page: ReactNode) => ReactNode;

interface AppProps {
  store: AppStore;
  renderRouter: RenderRouter;
  /**
   * State that the server rendered. React hydrates sections after the page's first effects, which may have changed the
   * store by then (a restored comparison): while they hydrate, selectors read this state.
   */
  serverState: AppState;
}

/** The provider tree, shared by the server renderer and by hydration. */
export function App({ store, renderRouter, serverState }: AppProps): ReactNode {
  // a tab keeps its site and language, and with them its routes
  const [routes] = useState(() => routesOf(store.getState().site));
  const page = useMemo(
    () => (
      <SuggestionsContext value={loadFieldSuggestions}>
        <PageTitle />
        <LaterHeadTags />
        <Page routes={routes} />
      </SuggestionsContext>
    ),
    [routes],
  );
  return (
    <Provider store={store} serverState={serverState}>
      <PageLocation renderRouter={renderRouter} page={page} />
    </Provider>
  );
}

/**
 * Gives the router the path of the page on screen.
 * The query stays in the store, where components read it: sections and filters change it on the page. A context value
 * that changes makes React hydrate, or render again, every part that is not hydrated yet (HydrationParts), so it
 * changes with the path only, once they are released.
 */
function PageLocation({ renderRouter, page }: { renderRouter: RenderRouter; page: ReactNode }): ReactNode {
  const pathname = useAppSelector((state) => routerPath(state.page.location.path));
  return renderRouter({ pathname }, page);
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

function Page({ routes }: { routes: PageRouteObject[] }): ReactNode {
  const t = useTexts();
  const failure = useAppSelector((state) => failureScreen(state.page));
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
      <Main>{failure ? <Screen name={failure} /> : <RoutedScreen routes={routes} />}</Main>
      <PlaceholderMarks name={placeholders.footer}>
        <Footer />
      </PlaceholderMarks>
      <PrintedAddress />
      <ScrollToTop />
      <CompareGate />
    </>
  );
}

/** Memoized, since the router's context of a route changes whenever the table is matched. */
const RoutedScreen = memo(function RoutedScreen({ routes }: { routes: PageRouteObject[] }): ReactNode {
  return useRoutes(routes);
});

/** Marks the main region busy while the next page loads; the page itself does not re-render for that. */
function Main({ children }: { children: ReactNode }): ReactNode {
  const navigating = useAppSelector((state) => state.page.navigating);
  return (
    <main id="content" tabIndex={-1} aria-busy={navigating}>
      {children}
    </main>
  );
}
