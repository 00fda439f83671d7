import type { Response } from 'express';
import type { PageMode } from '../../../shared/content/ContentTypes.ts';
import type { InPlaceEditing } from '../../../shared/content/EditingPage.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { EditorView } from '../../render/PageRequest.ts';
import type { EditingContent } from './editingContent.ts';
import { allowFraming, allowScripts, forbidKeeping } from './editingHeaders.ts';
import type { EditingOrigins } from './editingOrigins.ts';
import type { EditingTextsOf } from '../../../shared/content/EditingTexts.ts';

export interface EditorPageOptions {
  mode: Exclude<PageMode, 'normal'>;
  content: EditingContent;
  /** Origins that may frame this page; null allows only this site's. */
  origins: EditingOrigins | null;
  /** The editor on the page itself, with the texts of its tools by language; null in the platform's editor. */
  inPlace: (Omit<InPlaceEditing, 'texts'> & { textsOf: EditingTextsOf }) | null;
  logger: Logger;
}

function originOf(address: string): string {
  try {
    return new URL(address).origin;
  } catch {
    return '';
  }
}

/** Editor's view of a page: never cached, framed and scripted by allowed editors only. */
export function editorPage({ mode, content, origins, inPlace, logger }: EditorPageOptions): EditorView {
  return {
    mode,
    content: content.gateway,
    page: (response: Response, language: Language) => {
      const { clientScripts, clientData } = content.context();
      const scripts = clientScripts.filter((script) => {
        const allowed = origins?.allows(originOf(script)) === true;
        if (!allowed) logger.warn('editing.scriptRefused', { origin: originOf(script) });
        return allowed;
      });
      forbidKeeping(response);
      if (origins) {
        allowFraming(response, origins.list);
        allowScripts(response, scripts);
      }
      if (!inPlace) return { scripts, data: clientData, inPlace };
      const { textsOf, ...session } = inPlace;
      return { scripts, data: clientData, inPlace: { ...session, texts: textsOf(language) } };
    },
  };
}
