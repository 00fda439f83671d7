import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fixtureSite } from '../../../../test/fixtures/contentSites.ts';
import { contentCopy } from '../../../../test/fixtures/platform/contentCopy.ts';
import type { ContentCopy } from '../../../../test/fixtures/platform/contentCopy.ts';
import type { ContentTree } from '../ContentTree.ts';
import { executeOnTree } from './executeOnTree.ts';
import type { ExecuteOptions } from './executeOnTree.ts';
import { loadContentTree } from '../loadContentTree.ts';

interface Found {
  name: string;
  path: string;
  language: { name: string };
}
interface FoundPage {
  total: number;
  pageInfo: { endCursor: string; hasNext: boolean };
  results: Found[];
}

const news = '/content/hamnbilar/start/reports';
const story = (title: string, date: string, tags: string, more = ''): string =>
  `title: ${title}\ntemplate: Story\n${more}fields: { Date: '${date}', Tags: [${tags}] }\n`;

let copy: ContentCopy;
let tree: ContentTree;
beforeAll(async () => {
  copy = await contentCopy({
    'tags.sv.yaml':
      '- { key: elbil, value: Elbil }\n- { key: vinter, value: Vinter }\n- { key: hamnen, value: Hamn }\n- { key: kampanj, value: Kampanj }\n',
    'pages/reports.sv.yaml': 'title: Reports\ntemplate: StoriesIndexPage\n',
    'pages/reports.en.yaml': 'title: Reports\ntemplate: StoriesIndexPage\n',
    'pages/reports/2026/one.sv.yaml': story('Ett', '2026-01-05', 'elbil'),
    'pages/reports/2026/one.en.yaml': story('One', '2026-01-05', 'elbil'),
    'pages/reports/2026/two.sv.yaml': story('Två', '2026-02-05', 'vinter'),
    'pages/reports/2026/same-day.sv.yaml': story('Samma dag', '2026-02-05', 'elbil, vinter'),
    'pages/reports/2025/old.sv.yaml': story('Gammal', '2025-02-05', ''),
    'pages/reports/2025/undated.sv.yaml': 'title: Utan dag\ntemplate: Story\n',
    'pages/reports/2026/secret.sv.yaml': story('Hemlig', '2026-03-05', '', 'draft: true\n'),
  });
  tree = await loadContentTree(copy.folder, [fixtureSite]);
});
afterAll(() => copy.remove());

async function search(argumentText: string, options?: ExecuteOptions): Promise<FoundPage> {
  const query = `{ search(${argumentText}) { total pageInfo { endCursor hasNext } results { name path language { name } } } }`;
  const { data, errors } = await executeOnTree(tree, query, {}, options);
  expect(errors).toBeUndefined();
  return data?.['search'] as FoundPage;
}
const leaf = (name: string, value: string, operator = 'EQ'): string =>
  `{ name: "${name}", value: "${value}", operator: ${operator} }`;
const namesOf = async (where: string, options?: ExecuteOptions): Promise<string[]> =>
  (await search(`where: ${where}, first: 100`, options)).results.map(({ name }) => name).sort();
const stories = [leaf('_path', news, 'CONTAINS'), leaf('_templates', '/templates/Story'), leaf('_language', 'sv')];
const storiesAnd = (...more: string[]): string => `{ AND: [${[...stories, ...more].join(' ')}] }`;

describe('search', () => {
  it('combines conditions at any depth', async () => {
    expect(await namesOf(storiesAnd())).toEqual(['old', 'one', 'same-day', 'two', 'undated']);
    expect(await namesOf(storiesAnd(`{ OR: [${leaf('_name', 'one')} { AND: [${leaf('_name', 'two')}] }] }`))).toEqual([
      'one',
      'two',
    ]);
    expect(await namesOf(`{ name: "_language", value: "sv", AND: [${leaf('_name', 'one')}] }`)).toEqual(['one']);
  });

  it.each([
    ['EQ', 'TVÅ', ['two']],
    ['NEQ', 'Två', ['old', 'one', 'same-day', 'undated']],
    ['CONTAINS', 'a', ['old', 'same-day', 'undated']],
    ['NCONTAINS', 'a', ['one', 'two']],
    ['LT', 'gammal', ['one']],
    ['LTE', 'gammal', ['old', 'one']],
    ['GT', 'samma dag', ['two', 'undated']],
    ['GTE', 'samma dag', ['same-day', 'two', 'undated']],
  ])('compares texts by %s without case', async (operator, value, names) => {
    expect(await namesOf(storiesAnd(leaf('Title', value, operator)))).toEqual(names);
  });

  it('finds by tag id in any form', async () => {
    const id = tree.itemsByPath.get('/content/hamnbilar/data/tags/elbil')?.id ?? '';
    const braced = `{${id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-').toLowerCase()}}`;
    expect(await namesOf(storiesAnd(leaf('Tags', id, 'CONTAINS')))).toEqual(['one', 'same-day']);
    expect(await namesOf(storiesAnd(leaf('Tags', braced, 'CONTAINS')))).toEqual(['one', 'same-day']);
    expect(await namesOf(storiesAnd(leaf('Tags', braced, 'EQ')))).toEqual(['one']);
  });

  it('knows the system names', async () => {
    const sv = leaf('_language', 'SV');
    expect(await namesOf(`{ AND: [${sv} ${leaf('_parent', `${news}/2025`)}] }`)).toEqual(['old', 'undated']);
    expect(await namesOf(`{ AND: [${sv} ${leaf('_path', `${news}/2025`)} ${leaf('_hasLayout', 'false')}] }`)).toEqual([
      '2025',
    ]);
    expect(await namesOf(storiesAnd(leaf('_latestVersion', 'true')))).toHaveLength(5);
    expect(await namesOf(storiesAnd(leaf('_latestVersion', 'false')))).toEqual([]);
    expect(await namesOf(storiesAnd(leaf('_templates', '/templates/BasePage')))).toHaveLength(5);
    expect(await namesOf(storiesAnd(leaf('_templates', '/templates/Story', 'NCONTAINS')))).toEqual([]);
    expect(await namesOf(`{ AND: [${sv} ${leaf('_path', '/content/nowhere')}] }`)).toEqual([]);
  });

  it('names the system names when one is unknown', async () => {
    const { errors } = await executeOnTree(tree, `{ search(where: ${leaf('_date', '1')}) { total } }`, {});
    expect(errors?.[0]?.message).toContain('_date cannot be searched; system names are _path, _parent');
  });

  it('gives a result for each language when none is asked for', async () => {
    const { results } = await search(`where: { AND: [${leaf('_name', 'one')} ${leaf('_hasLayout', 'true')}] }`);
    expect(results.map(({ language }) => language.name).sort()).toEqual(['en', 'sv']);
  });

  it('shows drafts to editors alone', async () => {
    expect(await namesOf(storiesAnd(leaf('_name', 'secret')))).toEqual([]);
    expect(await namesOf(storiesAnd(leaf('_name', 'secret')), { mode: 'preview' })).toEqual(['secret']);
    expect(await namesOf(storiesAnd(leaf('_name', 'secret')), { mode: 'edit' })).toEqual(['secret']);
  });

  it('sorts items without a value first', async () => {
    const { results } = await search(`where: ${storiesAnd()}, orderBy: { name: "Date" }`);
    const names = results.map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['undated', 'old', 'one']);
    expect(names.slice(3).sort()).toEqual(['same-day', 'two']);
  });

  it('gives ten items by default', async () => {
    const all = await search(`where: ${leaf('_language', 'sv')}`);
    expect(all.results).toHaveLength(10);
    expect(all.pageInfo.hasNext).toBe(true);
  });

  const orders = fc.record({
    name: fc.constantFrom('Date', 'Title', 'Tags', '_name', '_path', '__Updated', 'NoField'),
    direction: fc.constantFrom('ASC', 'DESC'),
  });
  const filters = fc.constantFrom(
    storiesAnd(),
    leaf('_path', news),
    leaf('_hasLayout', 'true'),
    leaf('_name', 'e', 'CONTAINS'),
  );

  async function inOrder(where: string, orderBy: string, first: number): Promise<Found[]> {
    const seen: Found[] = [];
    let after = '';
    for (;;) {
      const page = await search(`where: ${where}, orderBy: ${orderBy}, first: ${first}, after: "${after}"`);
      seen.push(...page.results);
      if (!page.pageInfo.hasNext) return seen;
      after = page.pageInfo.endCursor;
    }
  }

  it('gives every item once in any order', async () => {
    const size = fc.integer({ min: 1, max: 7 });
    await fc.assert(
      fc.asyncProperty(filters, orders, size, async (where, { name, direction }, first) => {
        const other = direction === 'ASC' ? 'DESC' : 'ASC';
        const whole = (await search(`where: ${where}, first: 1000`)).total;
        const seen = await inOrder(where, `{ name: "${name}", direction: ${direction} }`, first);
        expect(new Set(seen.map(({ path, language }) => path + language.name)).size).toBe(whole);
        expect(seen).toHaveLength(whole);
        const back = await inOrder(where, `{ name: "${name}", direction: ${other} }`, 1000);
        expect(back.reverse()).toEqual(seen);
      }),
      { numRuns: 30 },
    );
  });

  it('finds both neighbours of an item from its cursor', async () => {
    await fc.assert(
      fc.asyncProperty(orders, async ({ name, direction }) => {
        const other = direction === 'ASC' ? 'DESC' : 'ASC';
        const ordered = (way: string): string => `orderBy: { name: "${name}", direction: ${way} }`;
        const all = (await search(`where: ${storiesAnd()}, first: 100, ${ordered(direction)}`)).results;
        for (const [index, item] of all.entries()) {
          const alone = `{ AND: [${leaf('_path', item.path)} ${leaf('_language', 'sv')} ${leaf('_hasLayout', 'true')}] }`;
          const { pageInfo } = await search(`where: ${alone}, first: 1, ${ordered(other)}`);
          const beside = (way: string) =>
            search(`where: ${storiesAnd()}, first: 1, after: "${pageInfo.endCursor}", ${ordered(way)}`);
          expect((await beside(direction)).results[0]?.path).toBe(all[index + 1]?.path);
          expect((await beside(other)).results[0]?.path).toBe(all[index - 1]?.path);
        }
      }),
      { numRuns: 14 },
    );
  });
});

describe('a search beyond the limits', () => {
  const errorOf = async (argumentText: string, options?: ExecuteOptions): Promise<string> => {
    const { errors } = await executeOnTree(tree, `{ search(${argumentText}) { total } }`, {}, options);
    return errors?.map(({ message }) => message).join() ?? '';
  };
  const long = 'a'.repeat(60_000);

  it.each([
    ['name of a condition', `where: ${leaf(long, 'x')}`],
    ['name of a condition', `where: { AND: [${leaf('_name', 'x')}, { OR: [${leaf(long, 'x')}] }] }`],
    ['value of a condition', `where: ${leaf('_name', long, 'CONTAINS')}`],
    ['name in orderBy', `where: ${leaf('_name', 'x')}, orderBy: { name: "${long}" }`],
  ])('is refused for the %s', async (what, argumentText) => {
    let reads = 0;
    const clock = () => (reads += 1);
    expect(await errorOf(argumentText, { clock })).toMatch(new RegExp(`^The ${what} has more than \\d+ characters`));
    expect(reads).toBeLessThan(5); // before any item is compared
  });

  it('is refused for its number of conditions', async () => {
    const many = Array.from({ length: 51 }, () => leaf('_name', 'x')).join(' ');
    expect(await errorOf(`where: { OR: [${many}] }`)).toMatch(/has 51 conditions/);
  });

  it('is refused when it finds more entries than a request may return', async () => {
    const query = `{ search(where: ${leaf('_language', 'sv')}, first: 5) { results { name } } }`;
    const refused = await executeOnTree(tree, query, {}, { maxEntities: 4 });
    expect(refused.errors?.[0]?.message).toMatch(/at most 4 entries/);
    expect((await executeOnTree(tree, query, {}, { maxEntities: 5 })).errors).toBeUndefined();
  });

  it('ends when it has taken too long', async () => {
    let now = 0;
    const clock = () => (now += 1);
    expect(await errorOf(`where: ${leaf('_name', 'x')}`, { maxMs: 10, clock })).toMatch(/took longer than 10 ms/);
    expect(now).toBeLessThan(20);
  });
});
