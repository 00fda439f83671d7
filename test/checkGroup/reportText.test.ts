import { describe, expect, it } from '@jest/globals';
import { fault, warning } from './CheckFinding.ts';
import type { CheckedStep, CheckFinding } from './CheckFinding.ts';
import { mergeByFile } from './mergeByFile.ts';
import { readMessage } from './readMessage.ts';
import { hasFaults, stepText, summaryText } from './reportText.ts';

const dead = fault('content/site.en.yaml:3', 'the link is dead', 'Correct it.');
const open = warning('content/imprint.en.yaml:12', 'a gap\nis open', 'Fill it in.');
const step = (...findings: CheckFinding[]): CheckedStep => ({
  step: 'Files',
  parts: [
    { part: 'content', summary: '10 pages', findings },
    { part: 'redirects', summary: '2 rules', findings: [] },
  ],
  milliseconds: 1234,
});

describe('the report of a step', () => {
  it('names place and cure of each finding, faults first', () => {
    expect(stepText(step(open, dead))).toBe(
      [
        '',
        'Files (1.2 s)',
        '  ✗ content    10 pages',
        '      ✗ content/site.en.yaml:3',
        '        the link is dead',
        '        → Correct it.',
        '      ! content/imprint.en.yaml:12',
        '        a gap',
        '        is open',
        '        → Fill it in.',
        '  ✓ redirects  2 rules',
        '',
      ].join('\n'),
    );
  });

  it('counts the findings beyond the first thirty', () => {
    expect(stepText(step(...Array.from({ length: 32 }, () => dead)))).toContain('and 2 more');
  });
});

describe('the end of the report', () => {
  it('counts findings of all steps', () => {
    expect(summaryText([step(dead, open, open)], 65_432)).toBe('\n  ✗ Files\n\n1 fault, 2 warnings in 65.4 s.\n');
  });

  it.each([
    ['a fault', true, [open, dead]],
    ['warnings alone', false, [open]],
    ['nothing', false, []],
  ])('with %s has faults: %s', (_what, isFaulty, findings) => {
    expect(hasFaults([step(...findings)])).toBe(isFaulty);
  });
});

describe('findings of one file', () => {
  it('are merged when they have the same cure', () => {
    const gaps = [12, 13, 20, 21].map((line) => ({ ...open, where: `imprint.yaml:${String(line)}`, what: 'a gap' }));
    expect(mergeByFile([...gaps, dead])).toEqual([
      { ...open, where: 'imprint.yaml', what: 'line 12: a gap\nline 13: a gap\nline 20: a gap\nand 1 more' },
      dead,
    ]);
  });
});

describe('a message for operators', () => {
  it.each([
    ['sites/fjord.yaml:3: hosts is missing', 'sites/fjord.yaml:3', 'hosts is missing'],
    ['sites/fjord.yaml: the file is missing.', 'sites/fjord.yaml', 'the file is missing.'],
    ['GROUP is "x": unknown', 'group', 'GROUP is "x": unknown'],
  ])('"%s" is about %s', (text, where, what) => {
    expect(readMessage(text, 'group')).toEqual({ where, what });
  });
});
