import type { Env } from '../../config/env.ts';
import type { Group } from '../../config/group/Group.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { loadProductTexts } from '../composition/loadProductTexts.ts';
import { createEmbeddedContent } from '../content/createEmbeddedContent.ts';
import type { EmbeddedContent } from '../content/createEmbeddedContent.ts';
import { pictureHosts } from '../pictures/openPictures.ts';
import type { Storage } from '../storage/Storage.ts';

interface Options {
  env: Env;
  group: Group;
  root: string;
  logger: Logger;
  /** Database with editors' saves; null for the files without them. */
  savesIn: Storage | null;
}

/** Loads the content of the installation as a server would, once. */
export async function loadContent({ env, group, logger, savesIn }: Options): Promise<EmbeddedContent> {
  return createEmbeddedContent({
    folder: group.contentFolder,
    sites: group.sites,
    pictureHosts: pictureHosts(env),
    builtInTexts: (await loadProductTexts(group, logger)).builtInTexts,
    logger,
    savesIn,
    watch: false,
  });
}
