import { expect, it } from '@jest/globals';
import { sampleLines } from './sampleLines.mjs';

const code =
  "import { a } from './a.ts';\n\n/** A comment. */\nexport const b = a + 1;\nexport const c = [\n  a > 2,\n];\n";

it('sampleLines() leaves out lines without code', () => {
  expect(sampleLines({ 'b.ts': code }, 9, 1).sort()).toEqual(['b.ts:4-4', 'b.ts:5-5', 'b.ts:6-6']);
});

it('sampleLines() returns the same lines for the same seed', () => {
  const files = { 'b.ts': code.repeat(20) };
  const first = sampleLines(files, 5, 7);
  expect(first).toHaveLength(5);
  expect(sampleLines(files, 5, 7)).toEqual(first);
  expect(sampleLines(files, 5, 8)).not.toEqual(first);
});
