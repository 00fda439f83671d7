import { execute, defaultFieldResolver, GraphQLError } from 'graphql';
import type { ExecutionResult, GraphQLFieldResolver } from 'graphql';
import { monotonicMs } from '../../../../shared/kit/monotonicMs.ts';
import type { PageMode } from '../../../../shared/content/ContentTypes.ts';
import { checkQuery } from './checkQuery.ts';
import { comparablePath } from '../ContentTree.ts';
import type { ContentTree } from '../ContentTree.ts';
import { edgeSchema } from './edgeSchema.ts';
import { findItem } from '../findItem.ts';
import { ItemNode } from './ItemNode.ts';
import { searchItems } from './searchItems.ts';
import type { SearchArguments } from './searchItems.ts';
import { siteInfoNode } from './siteInfoNode.ts';
import type { ProductParts, TreeView } from '../TreeView.ts';

/** Options of a request. */
export interface ExecuteOptions {
  /** 'preview' and 'edit' include drafts, 'edit' also the metadata of every field. 'normal' when left out. */
  mode?: PageMode;
  /** The page variant shown to an editor: 'default' when left out. */
  variant?: string;
  /** Name of the operation to run, if the query has several. */
  operationName?: string;
  /** Maximum entries of all pages in the response together. Unlimited when left out. */
  maxEntities?: number;
  /** Maximum time in ms: a query runs in one piece, during which the process does nothing else. Unlimited when left out. */
  maxMs?: number;
  /** Milliseconds; only differences matter. */
  clock?: () => number;
  /** Includes the product's own parts and error pages. */
  productParts?: ProductParts;
}

function createRoot(view: TreeView, checkTime: () => void): object {
  const { tree } = view;
  return {
    layout: ({ site, routePath, language }: { site: string; routePath: string; language?: string | null }) => {
      const known = tree.sites.get(site);
      const wanted = language ?? known?.config.languages[0] ?? '';
      return { item: ItemNode.of(view, known?.routes.get(wanted)?.get(comparablePath(routePath)), wanted) };
    },
    item: ({ path, language, version }: { path?: string | null; language: string; version?: string | null }) => {
      // Everything has one version, which is also the latest.
      const known = !/^\d+$/.test(version ?? '') || Number(version) === 1;
      return known && path ? ItemNode.of(view, findItem(tree, path), language) : null;
    },
    search: (args: SearchArguments) => searchItems(view, args, checkTime),
    site: {
      siteInfo: ({ site }: { site: string }) => {
        const known = tree.sites.get(site);
        return known ? siteInfoNode(view, known) : null;
      },
      siteInfoCollection: () => [...tree.sites.values()].map((site) => siteInfoNode(view, site)),
    },
  };
}

/**
 * Runs a query of the Edge schema on a content tree.
 * Missing items are null in `data`. An invalid query, or one that does not match the schema, returns `errors` and no
 * data.
 */
export async function executeOnTree(
  tree: ContentTree,
  query: string,
  variables: Record<string, unknown>,
  options: ExecuteOptions = {},
): Promise<ExecutionResult> {
  const { mode = 'normal', variant = 'default', operationName, productParts } = options;
  const checked = checkQuery(query);
  if ('errors' in checked) return { errors: checked.errors };
  const checkTime = timeLimit(options);
  return execute({
    schema: edgeSchema,
    document: checked.document,
    rootValue: createRoot({ tree, mode, variant, productParts: productParts ?? null }, checkTime),
    variableValues: variables,
    operationName: operationName ?? null,
    fieldResolver: limitedResolver(options, checkTime),
  });
}

/** Returns a check that throws once the request has taken too long. */
function timeLimit({ maxMs = Infinity, clock = monotonicMs }: ExecuteOptions): () => void {
  const end = clock() + maxMs;
  return () => {
    if (clock() <= end) return;
    throw new GraphQLError(`The query took longer than ${String(maxMs)} ms. Split it, or request smaller pages.`, {
      extensions: { code: 'QUERY_TOO_SLOW' },
    });
  };
}

/**
 * Default resolver that throws when a request has taken too long or returns too many entries.
 * Nested pages multiply, and their number is only known here.
 */
function limitedResolver(
  { maxEntities = Infinity }: ExecuteOptions,
  checkTime: () => void,
): GraphQLFieldResolver<unknown, unknown> {
  let count = 0;
  return (source, given, context, info) => {
    checkTime();
    const value: unknown = defaultFieldResolver(source, given, context, info);
    if (info.fieldName === 'results' && Array.isArray(value)) count += value.length;
    if (count > maxEntities) {
      throw new GraphQLError(`A request may return at most ${String(maxEntities)} entries. Request smaller pages.`);
    }
    return value;
  };
}
