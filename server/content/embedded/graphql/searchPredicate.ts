import { GraphQLError } from 'graphql';
import type { ContentItem, ItemVersion, StoredField } from '../ContentTree.ts';
import { readId } from '../contentIds.ts';
import { findItem } from '../findItem.ts';
import { readTemplate, templateLineage } from '../templates.ts';
import { fieldFinder } from '../TreeView.ts';
import type { TreeView } from '../TreeView.ts';

type Operator = 'EQ' | 'NEQ' | 'CONTAINS' | 'NCONTAINS' | 'LT' | 'LTE' | 'GT' | 'GTE';

/** A condition of a search: its own comparison, all of AND and one of OR, as far as present. */
export interface SearchPredicate {
  name?: string | null;
  value?: string | null;
  operator?: Operator | null;
  AND?: (SearchPredicate | null)[] | null;
  OR?: (SearchPredicate | null)[] | null;
}

/** An item in one of its languages. */
export interface Found {
  item: ContentItem;
  version: ItemVersion;
}

export type Test = (found: Found) => boolean;

const systemNames = ['_path', '_parent', '_templates', '_name', '_language', '_hasLayout', '_latestVersion'];

/** Maximum length of a condition's name and of the name that orders results. */
export const maxNameCharacters = 100;
/** Maximum length of a condition's value: fifty ids. */
const maxValueCharacters = 2000;
/** Maximum comparisons of a search, each made for every item of the content. */
const maxConditions = 50;

/** Case-insensitive comparison by code units, the same everywhere and a total order. */
function comparison(operator: Operator, wanted: string): (text: string) => boolean {
  const value = wanted.toLowerCase();
  switch (operator) {
    case 'EQ':
      return (text) => text.toLowerCase() === value;
    case 'NEQ':
      return (text) => text.toLowerCase() !== value;
    case 'CONTAINS':
      return (text) => text.toLowerCase().includes(value);
    case 'NCONTAINS':
      return (text) => !text.toLowerCase().includes(value);
    case 'LT':
      return (text) => text.toLowerCase() < value;
    case 'LTE':
      return (text) => text.toLowerCase() <= value;
    case 'GT':
      return (text) => text.toLowerCase() > value;
    case 'GTE':
      return (text) => text.toLowerCase() >= value;
  }
}

/** EQ and CONTAINS are equivalent for membership. */
function membership(name: string, operator: Operator, isMember: (found: Found) => boolean): Test {
  if (operator === 'EQ' || operator === 'CONTAINS') return isMember;
  if (operator === 'NEQ' || operator === 'NCONTAINS') return (found) => !isMember(found);
  throw new GraphQLError(`${name} takes the operators EQ, NEQ, CONTAINS and NCONTAINS, not ${operator}.`);
}

function isBelow(item: ContentItem, top: ContentItem | null): boolean {
  for (let next: ContentItem | null = item; next && top; next = next.parent) if (next === top) return true;
  return false;
}

const plainIds = (text: string): string =>
  text
    .split('|')
    .map((part) => readId(part) ?? part)
    .join('|');

function fieldTest(name: string, operator: Operator, value: string): Test {
  const plain = comparison(operator, value);
  const byIds = comparison(operator, plainIds(value));
  const compare = ({ type, value: raw }: StoredField): boolean =>
    type === 'MultilistField' || type === 'LookupField' ? byIds(raw) : plain(raw);
  const find = fieldFinder(name);
  return ({ item, version }) => {
    const field = find(item, version);
    return field ? compare(field) : operator === 'NEQ' || operator === 'NCONTAINS';
  };
}

function leafTest(view: TreeView, name: string, operator: Operator, value: string): Test {
  const compare = comparison(operator, value);
  switch (name.toLowerCase()) {
    case '_path': {
      const top = findItem(view.tree, value);
      return membership(name, operator, ({ item }) => isBelow(item, top));
    }
    case '_parent': {
      const parent = findItem(view.tree, value);
      return membership(name, operator, ({ item }) => parent !== null && item.parent === parent);
    }
    case '_templates': {
      const template = readTemplate(value);
      return membership(name, operator, ({ item }) => templateLineage(item.templateName).has(template));
    }
    case '_name':
      return ({ item }) => compare(item.name);
    case '_language':
      return ({ version }) => compare(version.language);
    case '_haslayout':
      return membership(name, operator, ({ item }) => item.hasLayout === /^(true|1)$/i.test(value));
    case '_latestversion':
      // There is one version of everything.
      return membership(name, operator, () => /^(true|1)$/i.test(value));
    default:
      if (!/^_[^_]/.test(name)) return fieldTest(name, operator, value);
      throw new GraphQLError(`${name} cannot be searched; system names are ${systemNames.join(', ')}.`);
  }
}

function checkBounds(predicate: SearchPredicate): number {
  const { name, value } = predicate;
  checkLength('name of a condition', name, maxNameCharacters);
  checkLength('value of a condition', value, maxValueCharacters);
  const inner = [...(predicate.AND ?? []), ...(predicate.OR ?? [])];
  return inner.reduce((sum, one) => sum + (one ? checkBounds(one) : 0), name ? 1 : 0);
}

/**
 * Refuses a text that no field can match, before it is compared with every item.
 * @throws GraphQLError
 */
export function checkLength(what: string, text: string | null | undefined, maxCharacters: number): void {
  if ((text?.length ?? 0) <= maxCharacters) return;
  throw new GraphQLError(`The ${what} has more than ${String(maxCharacters)} characters.`);
}

/**
 * Refuses a search that would cost more than any client needs.
 * @throws GraphQLError
 */
export function checkPredicate(predicate: SearchPredicate): void {
  const conditions = checkBounds(predicate);
  if (conditions <= maxConditions) return;
  throw new GraphQLError(`The search has ${String(conditions)} conditions; the maximum is ${String(maxConditions)}.`);
}

/** Test of a condition including its nested conditions. */
export function predicateTest(view: TreeView, predicate: SearchPredicate): Test {
  const tests = (list: SearchPredicate['AND']): Test[] =>
    (list ?? []).flatMap((inner) => (inner ? [predicateTest(view, inner)] : []));
  const all = tests(predicate.AND);
  const any = tests(predicate.OR);
  const { name, operator, value } = predicate;
  if (name) all.unshift(leafTest(view, name, operator ?? 'EQ', value ?? ''));
  return (found) => all.every((test) => test(found)) && (any.length === 0 || any.some((test) => test(found)));
}

/** Item whose descendants include everything that a condition matches; null if it names none. */
export function findSubtree(view: TreeView, predicate: SearchPredicate): ContentItem | null | 'nothing' {
  const { name, operator, value } = predicate;
  if (name?.toLowerCase() === '_path' && (!operator || operator === 'EQ' || operator === 'CONTAINS')) {
    return findItem(view.tree, value ?? '') ?? 'nothing';
  }
  for (const inner of predicate.AND ?? []) {
    const subtree = inner && findSubtree(view, inner);
    if (subtree) return subtree;
  }
  return null;
}
