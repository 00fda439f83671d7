import { describe, expect, it } from '@jest/globals';
import { emptyCode, pasted, pressed, typed } from './codeEdits.ts';

const boxes = (text: string): string[] => text.split('').map((sign) => (sign === '_' ? '' : sign));
const edit = (text: string, focus: number) => ({ boxes: boxes(text), focus });

describe('a code that is pasted or filled in', () => {
  it.each([
    ['123456', edit('1234', 3)],
    ['12', edit('12__', 2)],
    ['Din kod är 40 71.', edit('4071', 3)],
    ['  4071\n', edit('4071', 3)],
  ])('of "%s" takes its first digits from the first box on', (text, after) => {
    expect(pasted(emptyCode, text)).toEqual(after);
  });

  it('replaces what was there as far as it reaches', () => {
    expect(pasted(boxes('9999'), '12')).toEqual(edit('1299', 2));
  });

  it('counts for nothing without digits', () => {
    expect(pasted(boxes('12__'), 'kod')).toBeNull();
  });

  it('spreads over the boxes', () => {
    expect(typed(emptyCode, 0, '4071')).toEqual(edit('4071', 3));
    expect(typed(boxes('9___'), 0, '40719')).toEqual(edit('4071', 3));
    expect(typed(boxes('12__'), 2, '4071')).toEqual(edit('4071', 3));
  });
});

describe('a digit that is typed', () => {
  it('stays in its box while the focus moves on', () => {
    expect(typed(emptyCode, 0, '4')).toEqual(edit('4___', 1));
    expect(typed(boxes('407_'), 3, '1')).toEqual(edit('4071', 3));
  });

  it('replaces the one before it on either side', () => {
    expect(typed(boxes('4___'), 0, '45')).toEqual(edit('5___', 1));
    expect(typed(boxes('4___'), 0, '54')).toEqual(edit('5___', 1));
    expect(typed(boxes('4___'), 0, '44')).toEqual(edit('4___', 1));
  });

  it.each(['x', ' ', 'å', '-'])('is none when it is "%s"', (text) => {
    expect(typed(boxes('1___'), 1, text)).toBeNull();
    expect(typed(boxes('1___'), 0, `1${text}`)).toBeNull();
  });

  it('that is cut out leaves its box empty', () => {
    expect(typed(boxes('4071'), 2, '')).toEqual(edit('40_1', 2));
  });
});

describe('a key', () => {
  it.each([
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 2, 3],
    ['ArrowRight', 3, 3],
    ['Home', 2, 0],
    ['End', 1, 3],
  ])('%s moves from box %d to box %d without a change', (key, from, to) => {
    expect(pressed(boxes('40_1'), from, key)).toEqual(edit('40_1', to));
  });

  it('Backspace empties its box or else the box before', () => {
    expect(pressed(boxes('407_'), 2, 'Backspace')).toEqual(edit('40__', 2));
    expect(pressed(boxes('40__'), 2, 'Backspace')).toEqual(edit('4___', 1));
    expect(pressed(emptyCode, 0, 'Backspace')).toEqual(edit('____', 0));
  });

  it('Delete empties its box', () => {
    expect(pressed(boxes('4071'), 1, 'Delete')).toEqual(edit('4_71', 1));
  });

  it.each(['Tab', 'Enter', '5', 'a'])('%s is the browser’s', (key) => {
    expect(pressed(boxes('4071'), 1, key)).toBeNull();
  });
});
