import type { ComponentProps } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { RenderRouter } from '../../client/app/App.tsx';
import { Document } from '../../client/app/Document.tsx';
import { DocumentHead } from '../../client/app/DocumentHead.tsx';
import type { DocumentAssets } from '../../client/app/DocumentHead.tsx';
import { CachedCards } from '../../client/framework/CachedCards.ts';
import type { CachedCardMarkup } from '../../client/framework/CachedCards.ts';
import { CachedFragments } from '../../client/framework/CachedFragments.ts';
import type { PartMarkup } from '../../client/framework/CachedFragments.ts';
import { PageHtml } from './PageHtml.ts';

export interface RenderDocumentOptions {
  /** Cards rendered before, by car id. */
  readyCards: ReadonlyMap<string, CachedCardMarkup>;
  /** Other parts rendered before. */
  readyParts: PartMarkup;
  /** Called for each section that fails; its boundary shows a message in its place. */
  onSectionError: (error: unknown) => void;
}

/** Prevents fallbacks with a later replacement: these need an inline script and shift the layout. */
const disableSuspenseSplitting = 1e9;
const timeoutMs = 10_000;

const renderStaticRouter: RenderRouter = (location, page) => <StaticRouter location={location}>{page}</StaticRouter>;

/**
 * Renders a document to a stream, which begins once every section is rendered.
 * React would send a late section with an inline script, which the content security policy forbids. As nothing is
 * fetched during rendering, nothing is late, and a section that fails has failed before the first byte.
 * @throws errors of the shell
 */
export function renderDocument(
  { assets, ...document }: Omit<ComponentProps<typeof Document>, 'head' | 'renderRouter'> & { assets: DocumentAssets },
  { readyCards, readyParts, onSectionError }: RenderDocumentOptions,
): Promise<PageHtml> {
  return new Promise((resolve, reject) => {
    const tree = (
      <CachedCards value={readyCards}>
        <CachedFragments value={readyParts}>
          <Document
            {...document}
            renderRouter={renderStaticRouter}
            head={<DocumentHead store={document.store} assets={assets} />}
          />
        </CachedFragments>
      </CachedCards>
    );
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: disableSuspenseSplitting,
      onAllReady: () => {
        clearTimeout(timer);
        resolve(stream.pipe(new PageHtml()));
      },
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error('The page could not be rendered.', { cause: error }));
      },
      onError: onSectionError,
    });
    const timer = setTimeout(() => stream.abort(), timeoutMs);
  });
}
