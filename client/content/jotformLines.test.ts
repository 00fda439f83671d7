import { describe, expect, it } from '@jest/globals';
import { jotformLines } from './jotformLines.ts';

describe('jotformLines', () => {
  it("follows the form's order", () => {
    const lines = jotformLines({
      '1': { text: 'B', order: '10', answer: 'b' },
      '2': { text: 'A', order: '2', answer: 'a' },
      '3': { text: 'C', answer: 'c' },
    });
    expect(lines.map(({ label }) => label)).toEqual(['A', 'C', 'B']);
  });

  it('leaves out questions without an answer', () => {
    const lines = jotformLines({
      '1': { type: 'control_head', text: 'Rubrik' },
      '2': { type: 'control_text', text: '<p>Se&nbsp;<b>här</b></p>' },
      '3': { type: 'control_textbox', text: 'Tom', answer: ' ' },
      '4': { type: 'control_button', text: 'Skicka' },
    });
    expect(lines.map(({ kind, label }) => [kind, label])).toEqual([
      ['heading', 'Rubrik'],
      ['text', 'Se här'],
    ]);
  });

  it.each([
    [['Uppsala', 'Gävle'], 'Uppsala, Gävle'],
    [{ year: '2026', month: '2', day: '9' }, '2026-02-09'],
    [{ first: 'Ett', last: 'Två' }, 'Ett Två'],
    [5, '5'],
    ['<script>alert(1)</script>\nrad', 'alert(1) \nrad'],
  ])('writes the answer %j as %j', (answer, value) => {
    expect(jotformLines({ '1': { text: 'F', answer } })).toEqual([{ key: '1', kind: 'answer', label: 'F', value }]);
  });

  it.each([null, undefined, true, {}, []])('takes %j for no answer', (answer) => {
    expect(jotformLines({ '1': { text: 'F', answer } })).toEqual([]);
  });
});
