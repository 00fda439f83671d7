import type { ContentBackend } from '../shared/content/ContentGateway.ts';
import type { ContentModel } from '../shared/content/ContentModel.ts';
import type { Logger } from '../shared/kit/Logger.ts';
import type { SiteConfig } from '../shared/site/SiteTypes.ts';
import { createEdgeContentGateway } from './content/createEdgeContentGateway.ts';
import { createEmbeddedContent } from './content/createEmbeddedContent.ts';
import type { EdgePlatform } from './content/createEmbeddedContent.ts';
import type { EdgeCredential } from './content/edge/httpGraphqlTransport.ts';
import type { ContentEditor } from './content/embedded/contentEditor.ts';

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
  /** Read changed files of the folder again. */
  watch: boolean;
  logger: Logger;
}

/** The chosen content platform. */
export interface Content {
  gateway: ContentBackend;
  /** null when the content is kept by a platform elsewhere. */
  editor: ContentEditor | null;
  platform: EdgePlatform | null;
  stop(): void;
}

/**
 * The content of an Edge endpoint or of the content folder.
 * @throws ContentFilesError when the files of the folder cannot be used
 */
export async function createContent(settings: ContentSettings): Promise<Content> {
  const { endpoint, credential, model, mediaOrigin, folder, sites, watch, logger } = settings;
  if (endpoint === '') return createEmbeddedContent({ folder, sites, logger, watch });
  const gateway = createEdgeContentGateway({ endpoint, credential, sites, model, mediaOrigin, logger });
  return { gateway, editor: null, platform: null, stop: () => undefined };
}
