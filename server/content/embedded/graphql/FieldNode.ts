import { comparablePath } from '../ContentTree.ts';
import type { ContentItem, ItemVersion, SiteTree, StoredField } from '../ContentTree.ts';
import { contentId, formatId, readId } from '../contentIds.ts';
import { editableJson } from '../fields/fieldMetadata.ts';
import { findItem } from '../findItem.ts';
import { formatDate, readRawDate } from './formatDate.ts';
import { templateFieldId } from '../templates.ts';
import type { TreeView } from '../TreeView.ts';

const mimeTypes: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

interface NodePlace<Node> {
  view: TreeView;
  site: SiteTree;
  item: ContentItem;
  version: ItemVersion;
  /** Node of an item in this one's language; null when it has no such version. */
  nodeOf(item: ContentItem | null | undefined): Node | null;
}

/** A field in the GraphQL response. `Node` is the type of referenced items. */
export class FieldNode<Node> {
  readonly __typename: StoredField['type'];
  readonly name: string;
  readonly value: string;

  constructor(
    private readonly place: NodePlace<Node>,
    private readonly field: StoredField,
  ) {
    this.__typename = field.type;
    this.name = field.name;
    this.value = field.value;
  }

  id({ format }: { format: string }): string {
    return formatId(templateFieldId(this.place.item.templateName, this.name), format);
  }

  jsonValue(): unknown {
    const { view, item, version } = this.place;
    if (view.mode !== 'edit') return this.field.jsonValue;
    return editableJson(this.field, { path: item.path, templateName: item.templateName, language: version.language });
  }

  private part(name: string): string {
    const { value } = (this.field.jsonValue ?? {}) as { value?: unknown };
    const part = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
    return typeof part === 'string' ? part : '';
  }

  private ids(): string[] {
    return this.value.split('|').flatMap((id) => readId(id) ?? []);
  }

  boolValue = (): boolean => this.value === '1';
  intValue = (): number | null => (this.value === '' ? null : Math.trunc(Number(this.value)));
  numberValue = (): number | null => (this.value === '' ? null : Number(this.value));

  /** Milliseconds since 1970. */
  dateValue = (): number | null => readRawDate(this.value)?.getTime() ?? null;
  /** `offset` is in minutes. */
  formattedDateValue({ format, offset }: { format?: string | null; offset?: number | null }): string {
    const moment = readRawDate(this.value);
    const dateFormat = format ?? 'yyyy-MM-dd';
    return moment
      ? formatDate(new Date(moment.getTime() + (offset ?? 0) * 60_000), dateFormat, this.place.version.language)
      : '';
  }

  src = (): string => this.part('src');
  alt = (): string => this.part('alt');
  width = (): string => this.part('width');
  height = (): string => this.part('height');
  title = (): string => this.part('title');
  description = (): string => this.part('description');
  extension = (): string => /\.(\w+)$/.exec(this.part('src'))?.[1]?.toLowerCase() ?? '';
  mimeType = (): string => mimeTypes[this.extension()] ?? '';

  url = (): string => this.part('href') || this.part('src');
  text = (): string => this.part('text');
  target = (): string => this.part('target');
  className = (): string => this.part('class');
  anchor = (): string => /#(.*)$/.exec(this.part('href'))?.[1] ?? '';
  queryString = (): string => /\?([^#]*)/.exec(this.part('href'))?.[1] ?? '';
  linkType(): string {
    const [, scheme = ''] = /^(mailto|tel|https?|#|\/media\/|\/)/.exec(this.part('href')) ?? [];
    const types: Record<string, string> = { mailto: 'mailto', '#': 'anchor', '/media/': 'media', '/': 'internal' };
    return scheme === '' ? '' : (types[scheme] ?? 'external');
  }

  targetId({ format }: { format: string }): string | null {
    const [id] = this.ids();
    return id === undefined ? null : formatId(id, format);
  }
  targetItem(): Node | null {
    const { view, site, version, nodeOf } = this.place;
    if (this.field.type === 'LookupField') return nodeOf(findItem(view.tree, this.value));
    if (this.value === '') return null;
    const { href } = JSON.parse(this.value) as { href: string };
    const path = comparablePath(href.replace(/[?#].*$/, ''));
    return href.startsWith('/') ? nodeOf(site.routes.get(version.language)?.get(path)) : null;
  }

  count = (): number => this.ids().length;
  targetIds = (): string[] => this.ids();
  targetItems(): Node[] {
    const { view, nodeOf } = this.place;
    const paths = this.field.entries?.map(({ path }) => contentId(path)) ?? this.ids();
    return paths.flatMap((id) => nodeOf(findItem(view.tree, id)) ?? []);
  }

  values(): { name: string; value: string }[] {
    return [...new URLSearchParams(this.value)].map(([name, value]) => ({ name, value }));
  }
}
