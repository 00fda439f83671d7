import { siteOrigin } from '../../../../shared/site/siteOrigin.ts';
import type { ContentItem, SiteTree } from '../ContentTree.ts';
import { builtInErrorPage } from '../builtInErrorPages.ts';
import { comparablePath } from '../ContentTree.ts';
import { findItem } from '../findItem.ts';
import { ItemNode } from './ItemNode.ts';
import { comparePositions, pageByPosition } from './keyset.ts';
import type { Page, PageArguments } from './keyset.ts';
import { versionIn } from '../TreeView.ts';
import type { TreeView } from '../TreeView.ts';

/** Pages directly below the start page that are shown in place of others, and have no addresses. */
const errorPages = { notFound: 'not-found', serverError: 'server-error' } as const;

type PathList = (string | null)[] | null | undefined;

interface RouteArguments extends PageArguments {
  language: string;
  includedPaths?: PathList;
  excludedPaths?: PathList;
}

interface RouteNode {
  routePath: string;
  route: ItemNode;
}

function errorPage(view: TreeView, { home }: SiteTree, name: string, language: string): ItemNode | null {
  return ItemNode.of(
    view,
    home.children.find((item) => item.name === name && item.hasLayout),
    language,
  );
}

/** True for a page that is named or below a named one, by public path, content path or id. */
function isAmong(view: TreeView, paths: string[], item: ContentItem, routePath: string): boolean {
  return paths.some((wanted) => {
    const path = comparablePath(wanted);
    if (path === '/' || routePath === path || routePath.startsWith(`${path}/`)) return true;
    const top = findItem(view.tree, wanted);
    for (let next: ContentItem | null = top && item; next; next = next.parent) if (next === top) return true;
    return false;
  });
}

function routes(view: TreeView, site: SiteTree, args: RouteArguments): Page<RouteNode> {
  const { language } = args;
  const texts = (paths: PathList): string[] => (paths ?? []).filter((path): path is string => Boolean(path));
  const included = texts(args.includedPaths);
  const excluded = texts(args.excludedPaths);
  const names: string[] = Object.values(errorPages);
  const routeNodes: (RouteNode & { position: string[] })[] = [];
  for (const [routePath, item] of site.routes.get(language) ?? []) {
    const version = versionIn(view, item, language);
    const route = ItemNode.of(view, item, language);
    if (!version || !route || (item.parent === site.home && names.includes(item.name))) continue;
    if (included.length > 0 && !isAmong(view, included, item, routePath)) continue;
    if (isAmong(view, excluded, item, routePath)) continue;
    routeNodes.push({ routePath: version.publicPath, route, position: [routePath] });
  }
  routeNodes.sort((a, b) => comparePositions(a.position, b.position));
  return pageByPosition(routeNodes, args, { positionOf: ({ position }) => position });
}

/** A site in the GraphQL response. */
export function siteInfoNode(view: TreeView, site: SiteTree): object {
  const { config } = site;
  const { productParts } = view;
  return {
    name: config.name,
    hostname: config.hosts.join('|'),
    language: config.languages[0],
    rootPath: site.root.path,
    attributes: [{ key: 'displayName', value: config.displayName }],
    dictionary: ({ language, ...page }: PageArguments & { language: string }) => {
      const entries = [...(site.dictionaries.get(language) ?? [])].map(([key, value]) => ({ key, value }));
      entries.sort((a, b) => comparePositions([a.key], [b.key]));
      return pageByPosition(entries, page, { positionOf: ({ key }) => [key] });
    },
    redirects: [...(productParts?.redirects.get(config.name) ?? []), ...site.redirects],
    robots: site.robots ?? productParts?.robots ?? null,
    llmsTxt: null,
    // The product's own, which lists the files of the site.
    sitemap: [`${siteOrigin(config)}/sitemap.xml`],
    errorHandling: ({ language }: { language: string }) => {
      const own = (name: string) => errorPage(view, site, name, language);
      const builtIn = (kind: keyof typeof errorPages) =>
        productParts ? ItemNode.of(view, builtInErrorPage(site, kind), language) : null;
      const [notFoundPage, serverErrorPage] = [own(errorPages.notFound), own(errorPages.serverError)];
      return {
        notFoundPage: notFoundPage ?? builtIn('notFound'),
        notFoundPagePath: notFoundPage?.publicPath ?? null,
        serverErrorPage: serverErrorPage ?? builtIn('serverError'),
        serverErrorPagePath: serverErrorPage?.publicPath ?? null,
      };
    },
    routes: (args: RouteArguments) => routes(view, site, args),
  };
}
