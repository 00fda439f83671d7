import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { writeCarFields } from '../../../build/feedSchema/writeCarFields.ts';
import { carStructures, itemFields, recordFields } from './cars/carStructures.ts';
import { parseFeedMapping } from './mapping/feedMapping.ts';
import { loadFeedPreset, presetNames } from './mapping/feedPreset.ts';
import { dropMeanings, factMeanings, itemsMeanings, mappingMeanings, ruleMeanings } from './mapping/mappingMeanings.ts';

const doc = readFileSync('docs/feeds.md', 'utf8');

/** The names in the first cells of the tables and lists in a chapter. */
function namesIn(chapter: string): string[] {
  const text = doc.split(`\n## ${chapter}\n`)[1]?.split('\n## ')[0] ?? '';
  const firstCells = text.split('\n').map((line) => /^(?:\| (`[^|]+)|- (`[^:]+):)/.exec(line)?.slice(1).join('') ?? '');
  return firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

describe('docs/feeds.md', () => {
  it('has every member of a mapping in order', () => {
    expect(namesIn('A mapping')).toEqual(Object.keys(mappingMeanings));
    expect(namesIn('Rules')).toEqual([...Object.keys(ruleMeanings), ...Object.keys(itemsMeanings)]);
    expect(namesIn('Free facts')).toEqual(Object.keys(factMeanings));
    expect(namesIn('Rows to leave out')).toEqual(Object.keys(dropMeanings));
  });

  it('has every format', () => {
    const text = doc.split('\n## Formats\n')[1]?.split('\n## ')[0] ?? '';
    const presets = presetNames().map((name) => loadFeedPreset(name));
    expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual(
      presets.map(({ name, title }) => `- ${title}: \`${name}\``),
    );
  });

  it('has every car field with its type (run npm run feed:schema after a change)', () => {
    expect(doc).toBe(writeCarFields(doc));
  });

  it('has every field of the objects of a car', () => {
    const names = new Set(doc.split('Objects, with their fields:')[1]?.match(/(?<=`)\w+(?=`)/g));
    const fields = itemFields.flatMap((field) => [
      field,
      ...recordFields(carStructures[field]).flatMap(([name, form]) => [
        name,
        ...recordFields(form).map(([one]) => one),
      ]),
    ]);
    expect(fields.filter((field) => !names.has(field))).toEqual([]);
  });

  it('has facts that can be used', () => {
    const [, example = ''] = /```json\n("facts": [^]*?)```/.exec(doc) ?? [];
    const mapping = { format: 'csv', site: 'fjord-bil', id: { column: 'id' }, fields: {} };
    const { facts } = JSON.parse(`{${example}}`) as { facts: object[] };
    expect(parseFeedMapping({ ...mapping, facts }, 'example.json').facts).toHaveLength(4);
  });

  it.each(['csv', 'xml', 'json'])('has a mapping of %s that can be used', (format) => {
    const [, example = ''] = new RegExp(`\`\`\`json ${format}\n([^]*?)\`\`\``).exec(doc) ?? [];
    expect(parseFeedMapping(JSON.parse(example), 'example.json')).toMatchObject({ format });
  });
});
