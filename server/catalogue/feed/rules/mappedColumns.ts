import { allIdColumns } from '../mapping/idColumns.ts';
import { isItemsRule } from '../mapping/FeedMappingTypes.ts';
import type { FactRule, FeedMapping, FieldRule, ItemsRule } from '../mapping/FeedMappingTypes.ts';
import { templateNames } from './fillTemplate.ts';
import { numberedRules } from './structureItems.ts';

function columnsOfRule(rule: FieldRule | FactRule | ItemsRule, mapping: FeedMapping): string[] {
  if (isItemsRule(rule)) {
    const rules = rule.count === undefined ? [rule.fields] : numberedRules(rule);
    return rules.flatMap((fields) => Object.values(fields)).flatMap((one) => columnsOfRule(one, mapping));
  }
  const names = templateNames(rule.template ?? '').filter((name) => !(name in mapping.fields));
  const units = typeof rule.unit === 'object' ? [rule.unit.column] : [];
  const currencies = rule.currency ? [rule.currency.column] : [];
  const sources = [...(rule.column === undefined ? [] : [rule.column]), ...(rule.columns ?? [])];
  const flags = Object.keys(rule.flags ?? {});
  return [...sources, ...flags, ...units, ...currencies, ...names];
}

/** All distinct columns that a CSV mapping reads. */
export function mappedColumns(mapping: FeedMapping): string[] {
  const texts = Object.values(mapping.texts).flatMap((rules) => Object.values(rules));
  const columns = [...Object.values(mapping.fields), ...mapping.facts, ...texts].flatMap((rule) =>
    columnsOfRule(rule, mapping),
  );
  columns.push(...allIdColumns(mapping.id));
  columns.push(...mapping.drop.flatMap(({ column }) => column ?? []));
  if (typeof mapping.site !== 'string') {
    columns.push(mapping.site.column);
  }
  const { images } = mapping;
  if (images !== undefined && 'pictureSets' in images) {
    columns.push(...columnsOfRule(images.pictureSets.body, mapping));
  } else if (images !== undefined) {
    columns.push(...(images.columns ?? []));
    columns.push(...[images.column, images.thumbnailColumn].filter((column) => column !== undefined));
  }
  return [...new Set(columns)];
}
