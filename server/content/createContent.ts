import type { ContentBackend } from '../../shared/content/ContentGateway.ts';
import type { ContentModel } from '../../shared/content/ContentModel.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { BuiltInTexts, SiteConfig } from '../../shared/site/SiteTypes.ts';
import { withDeadline } from '../kit/withDeadline.ts';
import { createEdgeContentGateway } from './createEdgeContentGateway.ts';
import type { EdgeContentGateway } from './createEdgeContentGateway.ts';
import { createEmbeddedContent } from './createEmbeddedContent.ts';
import type { EdgePlatform } from './createEmbeddedContent.ts';
import type { EdgeCredential } from './edge/transport/httpGraphqlTransport.ts';
import type { ContentEditor } from './embedded/editor/contentEditor.ts';
import type { Storage } from '../storage/Storage.ts';
import type { DiskCopies } from '../storage/copies/DiskCopies.ts';

export interface ContentSettings {
  /** "" when content comes from the folder. */
  endpoint: string;
  credential: EdgeCredential;
  model: ContentModel;
  /** "" when media paths without a host belong to the endpoint's origin. */
  mediaOrigin: string;
  /** Absolute path of the content folder. */
  folder: string;
  sites: readonly SiteConfig[];
  /** Hosts that pictures are fetched from. */
  pictureHosts: readonly string[];
  /** The built-in texts, overridden by those of the folder. */
  builtInTexts: Partial<BuiltInTexts>;
  /** Site whose start page is requested to check that the platform responds. */
  probeSite: string;
  /** Database for editors' saves of the folder's content; null stores them in the folder. */
  savesIn: Pick<Storage, 'db' | 'write'> | null;
  /** Disk copies of the platform's last good responses, which survive a restart. */
  copies: DiskCopies;
  /** Called with each site whose content has changed. */
  onChanged: (site: string) => void;
  logger: Logger;
}

/** Source of the current content: files, the platform, or only copies of its earlier responses. */
export type ContentSource = 'files' | 'platform' | 'copies' | 'missing';

/** The configured content platform. */
export interface Content {
  gateway: ContentBackend;
  /** null for an external platform. */
  editor: ContentEditor | null;
  platform: EdgePlatform | null;
  /** Source of the content that pages show. */
  source(): Promise<ContentSource>;
  /** Fetches the content of a site again, of every site when left out, and reports changes. Never rejects. */
  renew(site?: string): Promise<void>;
  stop(): void;
}

/**
 * Creates the content gateway of an Edge endpoint or of the content folder.
 * @throws ContentFilesError when the folder has no content
 */
export async function createContent(settings: ContentSettings): Promise<Content> {
  const { endpoint, sites, onChanged, logger } = settings;
  if (endpoint === '') {
    const content = await createEmbeddedContent({ ...settings, watch: true });
    const renew = async (): Promise<void> => {
      await content.reload().catch((error: unknown) => {
        logger.error('content.reloadFailed', { reason: error instanceof Error ? error.message : String(error) });
      });
    };
    return { ...content, source: () => Promise.resolve('files'), renew };
  }
  const { probeSite } = settings;
  const languages = sites.find(({ name }) => name === probeSite)?.languages ?? [];
  const gateway = createEdgeContentGateway(settings);
  const renew = (site?: string): Promise<void> => {
    gateway.expire(site);
    for (const { name } of sites) if (site === undefined || site === name) onChanged(name);
    return Promise.resolve();
  };
  void warmUp(gateway, sites);
  return {
    gateway,
    editor: null,
    platform: null,
    source: contentSource(gateway, { site: probeSite, language: languages[0] ?? '' }),
    renew,
    stop: gateway.close,
  };
}

/**
 * Fetches the data shared by all pages of a site, so that its first visitor waits for a page only.
 * Site by site: a start uses little of the platform's rate limit, and stops when it fails.
 */
async function warmUp(gateway: EdgeContentGateway, sites: readonly SiteConfig[]): Promise<void> {
  for (const { name: site, languages } of sites) {
    for (const language of languages) {
      const query = { site, language };
      const pending = [gateway.dictionary(query), gateway.navigation(query)];
      const answers = await Promise.allSettled(pending);
      if (answers.some(({ status }) => status === 'rejected')) return; // the gateway has logged it
    }
  }
}

/** Timeout after which the platform counts as unavailable. */
const probeMs = 2000;

/**
 * Determines the source of content over a platform.
 * If its last call failed, one page is requested, one request at a time.
 */
export function contentSource(
  gateway: Pick<EdgeContentGateway, 'layout' | 'isAnswering'>,
  probe: { site: string; language: string },
): () => Promise<ContentSource> {
  let pending: Promise<boolean> | null = null;
  return async () => {
    if (gateway.isAnswering() === true) return 'platform';
    pending ??= gateway
      .layout({ ...probe, path: '/' })
      .then(
        () => true,
        () => false,
      )
      .finally(() => (pending = null));
    const isShown = await withDeadline(pending, probeMs, () => false);
    if (!isShown) return 'missing';
    return gateway.isAnswering() === true ? 'platform' : 'copies';
  };
}
