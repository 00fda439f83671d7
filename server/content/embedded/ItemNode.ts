import { contentId, formatId, readId } from './contentIds.ts';
import type { ContentItem, ItemVersion, SiteTree, StoredField } from './ContentTree.ts';
import { pageOf } from './pageOf.ts';
import type { Page, PageArguments } from './pageOf.ts';
import { renderItem } from './renderItem.ts';

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

/** A field in the answer of GraphQL. */
class FieldNode {
  readonly __typename: StoredField['type'];
  readonly name: string;
  readonly value: string;
  readonly jsonValue: unknown;
  private readonly owner: string;

  constructor(owner: string, field: StoredField) {
    this.__typename = field.type;
    this.name = field.name;
    this.value = field.value;
    this.jsonValue = field.jsonValue;
    this.owner = owner;
  }

  private part(name: string): string {
    const { value } = this.jsonValue as { value: unknown };
    const part = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
    return typeof part === 'string' ? part : '';
  }

  id({ format }: FormatArguments): string {
    return formatId(contentId(`${this.owner}/field/${this.name}`), format);
  }
  boolValue = (): boolean => this.value === '1';
  numberValue = (): number | null => (this.value === '' ? null : Number(this.value));
  src = (): string => this.part('src');
  alt = (): string => this.part('alt');
  width = (): string => this.part('width');
  height = (): string => this.part('height');
  url = (): string => this.part('href');
  text = (): string => this.part('text');
  target = (): string => this.part('target');
}

/** An item in one language in the answer of GraphQL. The language is inherited by everything asked below it. */
export class ItemNode {
  readonly __typename = 'UnknownItem';
  readonly version = 1;
  readonly name: string;
  readonly displayName: string;
  readonly path: string;
  readonly personalization = { variantIds: [] };

  constructor(
    private readonly site: SiteTree,
    private readonly item: ContentItem,
    private readonly current: ItemVersion,
  ) {
    this.name = item.name;
    this.displayName = current.displayName;
    this.path = item.path;
  }

  private nodesOf(items: ContentItem[], filter: ItemFilter): ItemNode[] {
    const templates = (filter.includeTemplateIDs ?? []).map((id) => readId(id ?? ''));
    return items.flatMap((item) => {
      const version = item.versions.get(this.current.language);
      const wanted =
        (templates.length === 0 || templates.includes(contentId(`/templates/${item.templateName}`))) &&
        (filter.hasLayout === undefined || filter.hasLayout === null || filter.hasLayout === item.hasLayout);
      return version && wanted ? [new ItemNode(this.site, item, version)] : [];
    });
  }

  id({ format }: FormatArguments): string {
    return formatId(this.item.id, format);
  }

  language(): object {
    const { englishName, nativeName } = languageNames(this.current.language);
    return { name: this.current.language, displayName: `${englishName} : ${nativeName}`, englishName, nativeName };
  }

  languages(): ItemNode[] {
    return [...this.item.versions.values()].map((version) => new ItemNode(this.site, this.item, version));
  }

  template(): object {
    const { templateName } = this.item;
    return {
      id: ({ format }: FormatArguments) => formatId(contentId(`/templates/${templateName}`), format),
      name: templateName,
      baseTemplates: [],
    };
  }

  url(): object {
    const hostName = this.item.site.hosts[0] ?? '';
    const path = this.current.publicPath;
    return { path, url: `https://${hostName}${path}`, hostName, scheme: 'https', siteName: this.item.site.name };
  }

  field({ name }: { name: string }): FieldNode | null {
    const field = this.current.fields.get(name.toLowerCase());
    return field ? new FieldNode(this.item.path, field) : null;
  }

  fields(): FieldNode[] {
    return [...this.current.fields.values()].map((field) => new FieldNode(this.item.path, field));
  }

  parent(): ItemNode | null {
    return this.ancestors({})[0] ?? null;
  }

  /** Nearest first. Items without a version in the language are skipped. */
  ancestors(filter: ItemFilter): ItemNode[] {
    const above: ContentItem[] = [];
    for (let next = this.item.parent; next; next = next.parent) above.push(next);
    return this.nodesOf(above, filter);
  }

  children(filter: ItemFilter & PageArguments): Page<ItemNode> {
    return pageOf(this.nodesOf(this.item.children, filter), filter);
  }

  hasChildren(filter: ItemFilter): boolean {
    return this.nodesOf(this.item.children, filter).length > 0;
  }

  /** null without presentation: an empty object would count as a page. */
  rendered(): unknown {
    return this.item.hasLayout ? renderItem(this.site, this.item, this.current) : null;
  }
}
