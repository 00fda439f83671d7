import { formatId } from '../contentIds.ts';
import type { ContentItem, ItemVersion, SiteTree, StoredField } from '../ContentTree.ts';
import { childrenOf } from '../dictionaryItems.ts';
import { FieldNode } from './FieldNode.ts';
import { pageByPosition } from './keyset.ts';
import type { Page, PageArguments } from './keyset.ts';
import { templateFields } from '../fields/pageFields.ts';
import { renderItem } from './renderItem.ts';
import { basePathOf } from '../files/SiteLoad.ts';
import { baseTemplates, dataFolder, readTemplate, templateId, templateLineage } from '../templates.ts';
import { findField, versionIn, versionsIn } from '../TreeView.ts';
import type { TreeView } from '../TreeView.ts';

interface FormatArguments {
  format: string;
}
interface ItemFilter {
  hasLayout?: boolean | null;
  includeTemplateIDs?: (string | null)[] | null;
}

/** Names of a language by its code: { englishName: "Swedish", nativeName: "Svenska" }. */
export function languageNames(code: string): { englishName: string; nativeName: string } {
  const named = (inLanguage: string) => new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code;
  const nativeName = named(code);
  return { englishName: named('en'), nativeName: nativeName.charAt(0).toLocaleUpperCase(code) + nativeName.slice(1) };
}

function templateNode(name: string): object {
  return {
    id: ({ format }: FormatArguments) => formatId(templateId(name), format),
    name,
    baseTemplates: () => baseTemplates(name).map(templateNode),
  };
}

/** An item in one language in the GraphQL response. Nested nodes inherit the language. */
export class ItemNode {
  readonly __typename = 'UnknownItem';
  readonly version = 1;
  readonly name: string;
  readonly displayName: string;
  readonly path: string;
  readonly personalization = { variantIds: [] };

  constructor(
    private readonly view: TreeView,
    private readonly site: SiteTree,
    private readonly item: ContentItem,
    private readonly current: ItemVersion,
  ) {
    this.name = item.name;
    this.displayName = current.displayName;
    this.path = item.path;
  }

  /** Node of an item in a language; null when this request has no such version. */
  static of(view: TreeView, item: ContentItem | null | undefined, language: string): ItemNode | null {
    const site = item && view.tree.sites.get(item.site.name);
    const version = item && versionIn(view, item, language);
    return item && site && version ? new ItemNode(view, site, item, version) : null;
  }

  /** Without the language segment. */
  get publicPath(): string {
    return this.current.publicPath;
  }

  private fieldNode(field: StoredField): FieldNode<ItemNode> {
    const { view, site, item, current: version } = this;
    const nodeOf = (target: ContentItem | null | undefined) => ItemNode.of(view, target, version.language);
    return new FieldNode({ view, site, item, version, nodeOf }, field);
  }

  private fitting(items: ContentItem[], { hasLayout, includeTemplateIDs }: ItemFilter): ItemNode[] {
    const templates = (includeTemplateIDs ?? []).map((id) => readTemplate(id ?? ''));
    return items.flatMap((item) => {
      const lineage = templateLineage(item.templateName);
      const wanted =
        (templates.length === 0 || templates.some((template) => lineage.has(template))) &&
        (typeof hasLayout !== 'boolean' || hasLayout === item.hasLayout);
      return wanted ? (ItemNode.of(this.view, item, this.current.language) ?? []) : [];
    });
  }

  /**
   * Children of the item.
   * The folder of a page's data items is included only when items without presentation, or of its template, are
   * requested: a menu would otherwise list it.
   */
  private below(filter: ItemFilter): ItemNode[] {
    const all = childrenOf(this.site, this.item);
    const listsData = filter.hasLayout === false || (filter.includeTemplateIDs?.length ?? 0) > 0;
    return this.fitting(listsData ? all : all.filter(({ templateName }) => templateName !== dataFolder), filter);
  }

  id({ format }: FormatArguments): string {
    return formatId(this.item.id, format);
  }

  language(): object {
    const { englishName, nativeName } = languageNames(this.current.language);
    return { name: this.current.language, displayName: `${englishName} : ${nativeName}`, englishName, nativeName };
  }

  languages(): ItemNode[] {
    const { view, site, item } = this;
    return versionsIn(view, item).map((version) => new ItemNode(view, site, item, version));
  }

  template(): object {
    return templateNode(this.item.templateName);
  }

  url(): object {
    const { hosts, name } = this.item.site;
    const [hostName = ''] = hosts;
    const path = this.current.publicPath;
    const address = `${basePathOf(this.item.site, this.current.language)}${path}`.replace(/(.)\/$/, '$1');
    return { path, url: `https://${hostName}${address}`, hostName, scheme: 'https', siteName: name };
  }

  field({ name }: { name: string }): FieldNode<ItemNode> | null {
    const field = findField(this.item, this.current, name);
    return field && this.fieldNode(field);
  }

  /** @param ownFields excludes the fields that every page has */
  fields({ ownFields }: { ownFields?: boolean | null }): FieldNode<ItemNode>[] {
    const { templateName, hasLayout } = this.item;
    const own: object = Object.entries(templateFields).find(([name]) => name === templateName)?.[1] ?? {};
    return [...this.current.fields.values()]
      .filter(({ name }) => !ownFields || !hasLayout || name in own)
      .map((field) => this.fieldNode(field));
  }

  parent(): ItemNode | null {
    return this.ancestors({})[0] ?? null;
  }

  /** Nearest first. Items without a version in the language are skipped. */
  ancestors(filter: ItemFilter): ItemNode[] {
    const above: ContentItem[] = [];
    for (let next = this.item.parent; next; next = next.parent) above.push(next);
    return this.fitting(above, filter);
  }

  children(filter: ItemFilter & PageArguments): Page<ItemNode> {
    const positionOf = ({ item: { order, name, id } }: ItemNode) => [order, name, id];
    return pageByPosition(this.below(filter), filter, { positionOf });
  }

  hasChildren(filter: ItemFilter): boolean {
    return this.below(filter).length > 0;
  }

  /**
   * null without presentation: an empty object would count as a page.
   * @throws Error for a page whose file cannot be used
   */
  rendered(): unknown {
    const { source } = this.current;
    if (source?.isBroken) throw new Error(`content/${source.file} cannot be used: its page is not available.`);
    return this.item.hasLayout ? renderItem(this.view, this.site, this.item, this.current) : null;
  }
}
