import { isDeepStrictEqual } from 'node:util';
import { cutText } from '../../../shared/kit/text/cutText.ts';
import { isItemsRule } from '../feed/mapping/FeedMappingTypes.ts';
import type { FeedMapping, FieldRule, ItemsRule } from '../feed/mapping/FeedMappingTypes.ts';
import { parseFeedMapping } from '../feed/mapping/feedMapping.ts';
import { mappedColumns } from '../feed/rules/mappedColumns.ts';
import { presetSpelling } from '../feed/formats/presetSpelling.ts';
import { profileColumns } from './profileColumns.ts';
import type { Proposal } from './Proposal.ts';
import type { RecognisedPreset } from './recognisePreset.ts';

/** Members that the feed adds to its preset, or in which it differs. */
function ownForm({ preset: { mapping }, form, rows }: RecognisedPreset): Record<string, unknown> {
  const { csv, ...members } = form;
  // ASCII is the same in both encodings
  const isUtf8 = form.encoding === undefined && /[^\p{ASCII}]/u.test(JSON.stringify(rows.map(({ values }) => values)));
  if (isUtf8 && mapping['encoding'] !== undefined) members.encoding = 'utf-8';
  const own = Object.entries(members).filter(([name, value]) => !isDeepStrictEqual(mapping[name], value));
  const written = mapping['csv'] as { delimiter?: string } | undefined;
  const isSame = csv === undefined || csv.delimiter === (written?.delimiter ?? ',');
  return { ...Object.fromEntries(own), ...(isSame ? {} : { csv: { delimiter: csv.delimiter } }) };
}

function columnsOf(rule: FieldRule | ItemsRule, mapping: FeedMapping): string[] {
  if (isItemsRule(rule)) return Object.values(rule.fields).flatMap((inner) => columnsOf(inner, mapping));
  return [...(rule.column === undefined ? [] : [rule.column]), ...(rule.columns ?? [])];
}

/** Proposes a short mapping for a feed of a known format: its preset, the site, and what the feed adds. */
export function presetProposal(recognised: RecognisedPreset, { site }: { site: string }): Proposal {
  const { preset, form, rows } = recognised;
  const mapping = { preset: preset.name, ...ownForm(recognised), site };
  const whole = parseFeedMapping(mapping, `${preset.name}.json`);
  const names = Object.keys(rows[0]?.values ?? {});
  const spelled = new Map(presetSpelling(names, whole).map((column, at) => [names[at] ?? '', column]));
  const columns = profileColumns(rows).map(({ path, texts }) => ({
    path: spelled.get(path) ?? path,
    example: cutText((texts[0] ?? '').replace(/\s+/g, ' '), 40),
  }));
  const byPath = new Map(columns.map((column) => [column.path, column]));
  const matched = Object.entries(whole.fields).flatMap(([purpose, rule]) => {
    const found = columnsOf(rule, whole).flatMap((path) => byPath.get(path) ?? []);
    return found.slice(0, 1).map(({ path, example }) => ({ purpose, column: path, example }));
  });
  const read = new Set(mappedColumns(whole));
  const unmatched = columns
    .filter(({ path, example }) => !read.has(path) && example !== '')
    .map(({ path, example }) => ({ column: path, example }));
  return { recognised: preset.title, form, mapping, matched, unmatched };
}
