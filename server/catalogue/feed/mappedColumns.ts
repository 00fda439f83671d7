import type { FeedMapping, FieldRule } from './FeedMappingTypes.ts';
import { templateNames } from './fillTemplate.ts';

function columnsOfRule(rule: FieldRule, mapping: FeedMapping): string[] {
  const names = templateNames(rule.template ?? '').filter((name) => !(name in mapping.fields));
  return rule.column === undefined ? names : [rule.column, ...names];
}

/** Every column that a mapping reads, each once. */
export function mappedColumns(mapping: FeedMapping): string[] {
  const columns = [mapping.fields, ...Object.values(mapping.texts)]
    .flatMap((rules) => Object.values(rules))
    .flatMap((rule) => columnsOfRule(rule, mapping));
  columns.push(...('hash' in mapping.id ? mapping.id.hash : [mapping.id.column]));
  if (typeof mapping.site !== 'string') {
    columns.push(mapping.site.column);
  }
  const { images } = mapping;
  if (images !== undefined && 'pictureSets' in images) {
    columns.push(...columnsOfRule(images.pictureSets.body, mapping));
  } else if (images !== undefined) {
    columns.push(images.column, ...(images.thumbnailColumn === undefined ? [] : [images.thumbnailColumn]));
  }
  return [...new Set(columns)];
}
