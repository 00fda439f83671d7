import { useCallback, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { App } from './App.tsx';
import type { RenderRouter } from './App.tsx';
import { ErrorCatcher } from '../framework/failures/ErrorCatcher.tsx';
import { HydrationMark } from '../framework/hydration/HydrationMark.tsx';
import { HydrationPartsContext, pagePart } from '../framework/hydration/HydrationParts.ts';
import type { HydrationParts } from '../framework/hydration/HydrationParts.ts';
import { ServerNodes } from '../framework/hydration/ServerNodes.tsx';
import { pageTheme } from './styles/pageTheme.ts';
import type { AppState, AppStore } from './store.ts';

export const stateElementId = 'forecourt-state';

interface DocumentProps {
  store: AppStore;
  renderRouter: RenderRouter;
  /** The store's state as the server rendered it. */
  serverState: AppState;
  /** Contents of the head; only on the server. */
  head?: ReactNode;
  /** JSON for the state element, escaped for use inside a script element. */
  stateJson: string;
  /** Elements that the platform's editor needs on the page; only in preview and edit mode. */
  editing?: ReactNode;
  /** Only in the browser. */
  parts?: HydrationParts;
}

/** The whole document. The state is in an element that never executes, so no inline script is needed. */
export function Document({
  store,
  renderRouter,
  serverState,
  head,
  stateJson,
  editing,
  parts,
}: DocumentProps): ReactNode {
  const { site } = store.getState();
  // the next page may have another theme
  const themeNow = useCallback(() => {
    const now = store.getState();
    return pageTheme(now.page.layout, now.site.context.pageThemes);
  }, [store]);
  const theme = useSyncExternalStore(store.subscribe, themeNow, themeNow);
  return (
    <html
      lang={site.context.language}
      data-site={site.context.name}
      data-theme={theme}
      // set by pageStart.ts; repeated for a document that React renders again after an error
      data-scripts={parts && ''}
      suppressHydrationWarning
    >
      <head>{head}</head>
      <body>
        <HydrationPartsContext value={parts ?? null}>
          <ErrorCatcher
            fallback={() => parts && <ServerNodes nodes={parts.pageNodes} />}
            onFailure={() => parts?.failPage()}
          >
            <App store={store} renderRouter={renderRouter} serverState={serverState} />
            <HydrationMark part={pagePart} />
          </ErrorCatcher>
        </HydrationPartsContext>
        <script
          id={stateElementId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: stateJson }}
        />
        {editing}
      </body>
    </html>
  );
}
