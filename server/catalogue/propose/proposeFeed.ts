import { basename, join, relative } from 'node:path';
import { plateForms } from '../../../shared/catalogue/car/registrationPlates.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { loadFeedPreset, presetNames } from '../feed/mapping/feedPreset.ts';
import { feedSample } from './feedSample.ts';
import { presetProposal } from './presetProposal.ts';
import { recognisePreset } from './recognisePreset.ts';
import { proposeMapping } from './proposeMapping.ts';
import type { Proposal } from './proposeMapping.ts';

/** Settings of a site that a mapping depends on. */
export type FeedSite = Pick<SiteConfig, 'name' | 'features' | 'languages' | 'distanceUnit'> &
  Partial<Pick<SiteConfig, 'currency'>> & { plates: Pick<SiteConfig['plates'], 'inText'> };

interface FeedSites {
  site: FeedSite;
  /** Names of the group's sites with a stock. */
  stockSites: readonly string[];
  vocabulary: Vocabulary;
}

/**
 * Reads the beginning of a feed and proposes a mapping: a known format's, else one by its columns.
 * @throws FeedRefusedError for a file in which no cars can be found
 */
export async function proposeFeed(file: string, { site, stockSites, vocabulary }: FeedSites): Promise<Proposal> {
  const sample = await feedSample(file);
  const presets = presetNames().map((name) => loadFeedPreset(name));
  const recognised = await recognisePreset(sample, presets);
  if (recognised) return presetProposal(recognised, { site: site.name });
  return proposeMapping(sample, { site, stockSites, vocabulary, plates: plateForms(site.plates.inText) });
}

/** Returns the file name of a mapping: that of the feed, without its extensions. */
export function mappingFile(feed: string): string {
  const name = basename(feed)
    .replace(/\.gz$/i, '')
    .replace(/\.[^.]+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${name === '' ? 'feed' : name}.json`;
}

/** Writes a mapping as JSON, with the schema for code editors. */
export function mappingText(mapping: Record<string, unknown>, folder: string, root: string): string {
  return `${JSON.stringify({ $schema: mappingSchema(folder, root), ...mapping }, null, 2)}\n`;
}

/**
 * Returns the path of the schema of mappings, relative to the folder of a mapping.
 * @param root folder of the product
 */
export function mappingSchema(folder: string, root: string): string {
  const schema = relative(folder, join(root, 'config/feeds/mapping.schema.json')).replaceAll('\\', '/');
  return schema.startsWith('.') ? schema : `./${schema}`;
}
