import { languageTexts } from '../../config/languages/languageTexts.ts';
import { backendSettings } from '../../config/backendSettings.ts';
import { contentModel } from '../../config/contentModel.ts';
import { edgeCredential } from '../../config/edgeCredential.ts';
import type { ContentBackend } from '../../shared/content/ContentGateway.ts';
import { createContent } from '../content/createContent.ts';
import type { Content } from '../content/createContent.ts';
import { createEmbeddedForms } from '../content/createEmbeddedForms.ts';
import { createSharedRenewals } from '../content/createSharedRenewals.ts';
import { noPageViews, pageViewSender } from '../content/events/pageViewSender.ts';
import { createSiteSearch } from '../content/search/createSiteSearch.ts';
import { withoutSections } from '../content/withoutSections.ts';
import { pictureHosts } from '../pictures/openPictures.ts';
import type { Services } from '../Services.ts';
import { composeRedirects } from './composeRedirects.ts';
import type { Foundation } from './openFoundation.ts';
import type { Setup } from './Setup.ts';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { version as reactVersion } from 'react';
import type { EditingSettings } from '../content/editing/createEditing.ts';

/** The settings of editing; null without a secret, which disables it. */
async function editingSettings(
  { env, group, root }: Setup,
  { gateway, editor }: Pick<Content, 'gateway' | 'editor'>,
): Promise<EditingSettings | null> {
  if (env.EDITING_SECRET === '') return null;
  const own = JSON.parse(await readFile(resolve(root, 'package.json'), 'utf8')) as { name: string; version: string };
  return {
    secret: env.EDITING_SECRET,
    origins: env.EDITING_ORIGINS,
    content: gateway,
    editor,
    sites: group.sites,
    textsOf: languageTexts(group.languages, 'editing'),
    packages: { [own.name]: own.version, react: reactVersion },
  };
}

interface ContentParts {
  /** Content as the platform has it, with sections that a site does not show. */
  source: ContentBackend;
  gateways: Pick<Services['gateways'], 'content' | 'siteSearch'>;
  services: Pick<Services, 'contentBackend' | 'contentSource' | 'embeddedForms' | 'pageViews' | 'publishing'> &
    Pick<Services, 'edgeEndpoint' | 'editing' | 'platform' | 'redirects' | 'redirectStatus'>;
  stop(): void;
}

/** Content, its editing, its endpoint for other clients, and redirects. */
export async function composeContent(setup: Setup, foundation: Foundation): Promise<ContentParts> {
  const { env, group, logger } = setup;
  const content = await openContent(setup, foundation);
  const { gateway } = content;
  const redirects = await composeRedirects(setup, foundation, content);
  const shown = { ...gateway, ...withoutSections(gateway, { sites: group.sites, logger }) };
  const renewals = createSharedRenewals({
    renew: (site) => content.renew(site).then(() => redirects.renew(site)),
    storage: env.CONTENT_PUBLISHED_SECRET ? foundation.storage : null,
    logger,
  });
  return {
    source: gateway,
    gateways: { content: shown, siteSearch: createSiteSearch(gateway) },
    services: {
      ...redirects.services,
      contentBackend: shown,
      contentSource: content.source,
      publishing: env.CONTENT_PUBLISHED_SECRET ? { secret: env.CONTENT_PUBLISHED_SECRET, renew: renewals.renew } : null,
      editing: await editingSettings(setup, content),
      embeddedForms: createEmbeddedForms({ content: gateway, versionOf: foundation.siteVersions.of }),
      pageViews: env.PAGE_VIEW_ENDPOINT
        ? pageViewSender({ ...backendSettings(env, group).pageViews, logger })
        : noPageViews,
    },
    stop: () => {
      renewals.stop();
      content.stop();
      redirects.stop();
    },
  };
}

function openContent({ env, group, logger, onContentChanged }: Setup, foundation: Foundation): Promise<Content> {
  return createContent({
    endpoint: env.EDGE_ENDPOINT,
    credential: edgeCredential(env),
    model: contentModel,
    mediaOrigin: env.PLATFORM_ORIGIN && new URL(env.PLATFORM_ORIGIN).origin,
    folder: group.contentFolder,
    sites: group.sites,
    pictureHosts: pictureHosts(env),
    builtInTexts: foundation.builtInTexts,
    // processes of one machine share the folder; those on a PostgreSQL may be on several machines
    savesIn: foundation.storage.kind === 'postgres' ? foundation.storage : null,
    probeSite: group.defaultSite.name,
    copies: foundation.copies.answers,
    onChanged: (site) => {
      foundation.siteVersions.bump(site);
      onContentChanged?.();
    },
    logger,
  });
}
