import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { carFieldKinds } from '../../../shared/catalogue/car/carFieldKinds.ts';
import { mappableCarFields } from './cars/carFields.ts';
import { carStructures, itemFields, recordFields } from './cars/carStructures.ts';
import { parseFeedMapping } from './mapping/feedMapping.ts';
import { loadFeedPreset, presetNames } from './mapping/feedPreset.ts';
import { dropMeanings, factMeanings, itemsMeanings, mappingMeanings, ruleMeanings } from './mapping/mappingMeanings.ts';

const doc = readFileSync('docs/feeds.md', 'utf8');

/** The rows of the tables and lists in a chapter: names in the first cell, and the text of the second. */
function tableOf(chapter: string): { names: string[]; second: string }[] {
  const text = doc.split(`\n## ${chapter}\n`)[1]?.split('\n## ')[0] ?? '';
  return text
    .split('\n')
    .filter((line) => /^[|-] `/.test(line))
    .map((line) => {
      const [, first = '', second = ''] = line.startsWith('|') ? line.split('|') : (/^- ([^:]+):(.*)/.exec(line) ?? []);
      return { names: [...first.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name), second: second.trim() };
    });
}

const namesIn = (chapter: string): string[] => tableOf(chapter).flatMap(({ names }) => names);

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

  it('has every car field with its type', () => {
    const words = { text: 'text', number: 'number', boolean: 'yes/no', list: 'list', saleState: 'text', structure: '' };
    const types = mappableCarFields.map((field) => [field, words[carFieldKinds[field]]]);
    const table = tableOf('Car fields').slice(0, types.length);
    expect(table.map(({ names: [name], second }) => [name, second])).toEqual(types);
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
