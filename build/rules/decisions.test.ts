import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const folder = 'docs/decisions';
const statuses = /^(?:accepted|superseded by \[(\d+)\]\(\d{4}-[\w-]+\.md\))$/;

const files = readdirSync(folder).filter((file) => /^\d{4}-.+\.md$/.test(file));
const records = files.map((file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  const [, heading = '', title = ''] = /^# (\d+)\. (.+)\n/.exec(text) ?? [];
  const [, status = ''] = /^# .+\n\nStatus: (.+)\n/.exec(text) ?? [];
  return { file, number: Number(file.slice(0, 4)), heading: Number(heading), title, status, lines: text.split('\n') };
});

/** Entries of the index, each with the topic that it is under. */
const entries: { topic: string; line: string }[] = [];
let topic = '';
for (const line of readFileSync(`${folder}/README.md`, 'utf8').split('\n')) {
  if (line.startsWith('#')) topic = /^## (.+)/.exec(line)?.[1] ?? '';
  if (line.startsWith('- ')) entries.push({ topic, line });
}

describe('a decision record', () => {
  it('is found', () => expect(records.length).toBeGreaterThan(50));

  it('has its number in its heading', () => {
    expect(records.filter(({ number, heading }) => number !== heading).map(({ file }) => file)).toEqual([]);
  });

  it('has a number of its own', () => {
    const gone = [...readFileSync(`${folder}/superseded.md`, 'utf8').matchAll(/^- ([\d, ]+):/gm)]
      .flatMap(([, numbers = '']) => numbers.split(', '))
      .map(Number);
    const numbers = [...records.map(({ number }) => number), ...gone];
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it('has a known status below its heading', () => {
    expect(records.filter(({ status }) => !statuses.test(status)).map(({ file }) => file)).toEqual([]);
  });

  it('names an existing record when it is superseded', () => {
    const successors = records.map(({ status }) => statuses.exec(status)?.[1]).filter((number) => number !== undefined);
    const known = new Set(records.map(({ number }) => number));
    expect(successors.filter((number) => !known.has(Number(number)))).toEqual([]);
  });

  it('is short', () => {
    const isLong = ({ status, lines }: (typeof records)[number]): boolean =>
      lines.length - 1 > (status.startsWith('superseded') ? 10 : 40);
    expect(records.filter(isLong).map(({ file }) => file)).toEqual([]);
  });

  it('is once in the index under a topic', () => {
    const wanted = records.map(
      ({ file, number, title, status }) => `- [${String(number)}](${file}): ${title} (${status})`,
    );
    expect(entries.map(({ line }) => line).sort()).toEqual(wanted.sort());
    expect(entries.filter((entry) => entry.topic === '')).toEqual([]);
  });
});
