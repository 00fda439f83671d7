import type { ContentBackend } from '../../shared/content/ContentGateway.ts';
import type { SectionData } from '../../shared/content/ContentTypes.ts';
import { monotonicMs } from '../../shared/kit/monotonicMs.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { withoutLanguage } from './withoutLanguage.ts';

/** The forms of the provider on pages of a site. */
export interface EmbeddedForms {
  /**
   * True if a page of the site has a section with this form.
   * @throws ContentUnavailableError when the content platform cannot list the site's pages
   */
  has(site: SiteConfig, formId: string): Promise<boolean>;
}

export interface EmbeddedFormsOptions {
  content: Pick<ContentBackend, 'pages' | 'layout'>;
  /** Current version of a site's content. */
  versionOf: (site: string) => number;
  /** Milliseconds; only differences matter. */
  now?: () => number;
}

interface KnownForms {
  version: number;
  readAtMs: number;
  ids: Promise<ReadonlySet<string>>;
}

const component = 'Jotform';
/** Minimum age before the pages are read again for an unknown form, which an editor may have added. */
const maxAgeMs = 5 * 60 * 1000;
const pagesAtOnce = 4;

/**
 * Finds the forms by reading all pages of a site, on the first request.
 * Requests for unknown forms cause another reading only after a change, or after five minutes.
 */
export function createEmbeddedForms({ content, versionOf, now = monotonicMs }: EmbeddedFormsOptions): EmbeddedForms {
  const bySite = new Map<string, KnownForms>();

  const readForms = async ({ name: site, languages }: SiteConfig): Promise<ReadonlySet<string>> => {
    const ids = new Set<string>();
    for (const language of languages) {
      const waiting = [...(await content.pages({ site, language }))];
      const readNext = async (): Promise<void> => {
        for (let page = waiting.shift(); page; page = waiting.shift()) {
          const path = withoutLanguage(page.path, language);
          // an unreadable page shows no form either
          const answer = await content.layout({ site, language, path }).catch(() => null);
          for (const sections of Object.values(answer?.route?.placeholders ?? {})) addForms(ids, sections);
        }
      };
      await Promise.all(Array.from({ length: pagesAtOnce }, readNext));
    }
    return ids;
  };

  const read = (site: SiteConfig): Promise<ReadonlySet<string>> => {
    const siteForms: KnownForms = { version: versionOf(site.name), readAtMs: now(), ids: readForms(site) };
    bySite.set(site.name, siteForms);
    siteForms.ids.catch(() => {
      if (bySite.get(site.name) === siteForms) bySite.delete(site.name);
    });
    return siteForms.ids;
  };

  return {
    has: async (site, formId) => {
      const siteForms = bySite.get(site.name);
      if (siteForms?.version !== versionOf(site.name)) return (await read(site)).has(formId);
      if ((await siteForms.ids).has(formId)) return true;
      return now() - siteForms.readAtMs < maxAgeMs ? false : (await read(site)).has(formId);
    },
  };
}

function addForms(ids: Set<string>, sections: readonly SectionData[]): void {
  for (const { componentName, fields, placeholders = {} } of sections) {
    const { value } = (fields['FormId'] ?? {}) as { value?: unknown };
    if (componentName === component && typeof value === 'string' && value !== '') ids.add(value);
    for (const inside of Object.values(placeholders)) addForms(ids, inside);
  }
}
