import { execute, defaultFieldResolver, GraphQLError } from 'graphql';
import type { ExecutionResult, GraphQLFieldResolver } from 'graphql';
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
  /** Includes the product's own parts and error pages. */
  productParts?: ProductParts;
}

function createRoot(view: TreeView): object {
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
    search: (args: SearchArguments) => searchItems(view, args),
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
  { mode = 'normal', variant = 'default', operationName, maxEntities, productParts }: ExecuteOptions = {},
): Promise<ExecutionResult> {
  const checked = checkQuery(query);
  if ('errors' in checked) return { errors: checked.errors };
  return execute({
    schema: edgeSchema,
    document: checked.document,
    rootValue: createRoot({ tree, mode, variant, productParts: productParts ?? null }),
    variableValues: variables,
    operationName: operationName ?? null,
    fieldResolver: maxEntities === undefined ? null : countEntities(maxEntities),
  });
}

/**
 * Default resolver that throws when the pages of a request have more than `most` entries together.
 * Nested pages multiply, and their number is only known here.
 */
function countEntities(most: number): GraphQLFieldResolver<unknown, unknown> {
  let count = 0;
  return (source, given, context, info) => {
    const value: unknown = defaultFieldResolver(source, given, context, info);
    if (info.fieldName === 'results' && Array.isArray(value)) count += value.length;
    if (count > most) {
      throw new GraphQLError(`A request may return at most ${String(most)} entries. Request smaller pages.`);
    }
    return value;
  };
}
