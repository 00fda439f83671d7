import { execute, parse, validate } from 'graphql';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { readId } from './contentIds.ts';
import { comparablePath } from './ContentTree.ts';
import type { ContentItem, ContentTree, SiteTree } from './ContentTree.ts';
import { edgeSchema } from './edgeSchema.ts';
import { ItemNode } from './ItemNode.ts';
import { pageOf } from './pageOf.ts';
import type { PageArguments } from './pageOf.ts';

type Checked = { document: DocumentNode } | { errors: NonNullable<ExecutionResult['errors']> };
const checkedQueries = new LRUCache<string, Checked>({ max: 200 });

function checkQuery(query: string): Checked {
  const known = checkedQueries.get(query);
  if (known) return known;
  const document = parse(query, { maxTokens: 5000 });
  const errors = validate(edgeSchema, document);
  const checked = errors.length > 0 ? { errors } : { document };
  checkedQueries.set(query, checked);
  return checked;
}

function siteInfo(site: SiteTree): object {
  const { config } = site;
  return {
    name: config.name,
    hostname: config.hosts.join('|'),
    language: config.languages[0],
    rootPath: `/content/${config.name}`,
    attributes: [],
    dictionary: ({ language, ...page }: PageArguments & { language: string }) =>
      pageOf([...(site.dictionaries.get(language) ?? [])].map(([key, value]) => ({ key, value })), page),
  };
}

function rootOf(tree: ContentTree): object {
  const nodeOf = (item: ContentItem | undefined, language: string): ItemNode | null => {
    const site = item && tree.sites.get(item.site.name);
    const version = item?.versions.get(language);
    return item && site && version ? new ItemNode(site, item, version) : null;
  };
  return {
    layout: ({ site, routePath, language }: { site: string; routePath: string; language?: string | null }) => {
      const known = tree.sites.get(site);
      const wanted = language ?? known?.config.languages[0] ?? '';
      return { item: nodeOf(known?.routes.get(wanted)?.get(comparablePath(routePath)), wanted) };
    },
    item: ({ path, language }: { path?: string | null; language: string }) => {
      const id = readId(path ?? '');
      return nodeOf(id ? tree.itemsById.get(id) : tree.itemsByPath.get(comparablePath(path ?? '')), language);
    },
    site: {
      siteInfo: ({ site }: { site: string }) => {
        const known = tree.sites.get(site);
        return known ? siteInfo(known) : null;
      },
      siteInfoCollection: () => [...tree.sites.values()].map(siteInfo),
    },
  };
}

/**
 * Answers a query of the Edge schema from a content tree. What does not exist is null in `data`.
 * A query that is no GraphQL or does not fit the schema gives `errors` and no data.
 */
export async function executeOnTree(
  tree: ContentTree,
  query: string,
  variables: Record<string, unknown>,
): Promise<ExecutionResult> {
  let checked: Checked;
  try {
    checked = checkQuery(query);
  } catch (error) {
    return { errors: [error as NonNullable<ExecutionResult['errors']>[number]] };
  }
  if ('errors' in checked) return { errors: checked.errors };
  return execute({
    schema: edgeSchema,
    document: checked.document,
    rootValue: rootOf(tree),
    variableValues: variables,
  });
}
