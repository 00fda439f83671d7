import { useCallback, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Navigator } from 'react-router-dom';
import { App } from './App.tsx';
import { HydrationMark } from '../framework/hydration/HydrationMark.tsx';
import { HydrationPartsContext, pagePart } from '../framework/hydration/HydrationParts.ts';
import type { HydrationParts } from '../framework/hydration/HydrationParts.ts';
import { pageTheme } from './styles/pageTheme.ts';
import type { AppState, AppStore } from './store.ts';

/** Addresses of built files that the document names. */
export interface DocumentAssets {
  css: string[];
  /** Font files to preload. */
  fonts: string[];
  /** Address of pageStart.ts, which loads the others. */
  start: string;
  /** Address of the module that hydrates the page. */
  entry: string;
  /** Modules to fetch along with the entry: packages first, then the page's, then those of each section. */
  modules: string[][];
  /** Style sheets of the themes that pages of the site may have instead of the site's. */
  themes: { name: string; css: string }[];
  /** Lets a tab resume where it was: session storage key and URL parameter, separated by a space. */
  resume?: string | undefined;
}

export const stateElementId = 'forecourt-state';

interface DocumentProps {
  store: AppStore;
  navigator: Navigator;
  /** The store's state as the server rendered it. */
  serverState: AppState;
  assets: DocumentAssets;
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
  navigator,
  serverState,
  assets,
  stateJson,
  editing,
  parts,
}: DocumentProps): ReactNode {
  const { site, page } = store.getState();
  // the next page may have another theme
  const themeNow = useCallback(() => {
    const now = store.getState();
    return pageTheme(now.page.layout, now.site.context.pageThemes);
  }, [store]);
  const theme = useSyncExternalStore(store.subscribe, themeNow, themeNow);
  return (
    <html lang={site.context.language} data-site={site.context.name} data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          src={assets.start}
          data-entry={assets.entry}
          data-modules={assets.modules.map((group) => group.join(' ')).join('|')}
          data-immediate={page.mode === 'normal' ? undefined : ''}
          data-themes={assets.themes.map(({ name, css }) => `${name} ${css}`).join('|') || undefined}
          data-resume={assets.resume}
        />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content={site.context.color} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.css.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <HydrationPartsContext value={parts ?? null}>
          <App store={store} navigator={navigator} serverState={serverState} />
          <HydrationMark part={pagePart} />
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
