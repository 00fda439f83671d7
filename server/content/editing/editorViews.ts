import type { RequestHandler } from 'express';
import type { ContentBackend } from '../../../shared/content/ContentGateway.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { setEditorView } from '../../http/editorViewOf.ts';
import { setSite } from '../../site/siteOfRequest.ts';
import type { ContentEditor } from '../embedded/editor/contentEditor.ts';
import { contentForEditor } from './editingContent.ts';
import { forbidKeeping } from './editingHeaders.ts';
import type { EditingOrigins } from './editingOrigins.ts';
import type { EditingTextsOf } from '../../../shared/content/EditingTexts.ts';
import { editorPage } from './editorPage.ts';
import { readSession } from './editorSession.ts';
import { clearPreviewCookies, previewedSite } from './previewCookies.ts';
import type { SignedTokens } from './signedTokens.ts';

interface EditorViewsOptions {
  tokens: SignedTokens;
  origins: EditingOrigins;
  content: ContentBackend;
  sites: readonly SiteConfig[];
  /** null when pages cannot be edited in place. */
  editor: ContentEditor | null;
  textsOf: EditingTextsOf;
  logger: Logger;
}

/**
 * Makes the pages after an editor's request editor views: for signed-in editors and preview links.
 * A preview with an invalid or expired token is refused and its cookies are cleared, so that the next try is a
 * visitor's.
 */
export function editorViews(options: EditorViewsOptions): RequestHandler {
  const { tokens, origins, content, sites, editor, textsOf, logger } = options;
  const pageAt = editor ? editor.pageAt : null;
  return async (request, response, next) => {
    const session = editor ? readSession(request, tokens) : null;
    if (session) {
      await editor?.refresh(); // the save that this page follows may have been stored by another process
      const { mode, editor: name, secondsLeft } = session;
      const view = {
        mode,
        content: contentForEditor(content, mode, pageAt),
        origins: null,
        inPlace: { editor: name, secondsLeft, textsOf },
        logger,
      };
      setEditorView(response, editorPage(view));
      next();
      return;
    }
    const previewed = previewedSite(request, tokens);
    const site = sites.find(({ name }) => name === previewed);
    if (site) {
      setSite(response, site); // links of a preview lead to this host, whatever its site
      const view = {
        mode: 'preview',
        content: contentForEditor(content, 'preview', pageAt),
        origins,
        inPlace: null,
        logger,
      } as const;
      setEditorView(response, editorPage(view));
      next();
    } else if (previewed === null) {
      next();
    } else {
      clearPreviewCookies(response);
      forbidKeeping(response);
      response.status(403).type('text/plain').send('The preview has expired. Open the page in the editor again.\n');
    }
  };
}
