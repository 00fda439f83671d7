import { codeDigits, codeLength } from '../../../shared/tirehotel/tireHotelRules.ts';

/** A partly typed code: one entry per box, "" for an empty one. */
export type CodeBoxes = readonly string[];

export const emptyCode: CodeBoxes = Array.from({ length: codeLength }, () => '');

/** Result of an edit: the boxes, and the box to focus. */
export interface CodeEdit {
  boxes: CodeBoxes;
  focus: number;
}

const last = codeLength - 1;

function filled(boxes: CodeBoxes, from: number, digits: string): CodeEdit {
  const next = boxes.map((digit, box) => digits[box - from] ?? digit);
  return { boxes: next, focus: Math.min(from + digits.length, last) };
}

/** Spreads pasted or autofilled digits from the first box on. Null without digits. */
export function pasted(boxes: CodeBoxes, text: string): CodeEdit | null {
  const digits = codeDigits(text);
  return digits === '' ? null : filled(boxes, 0, digits);
}

/**
 * Handles a new text in a box. Null when it has no effect, as for letters.
 * A single digit stays and moves the focus on; a digit typed next to an old one replaces it; as many digits as the code
 * has replace all boxes.
 */
export function typed(boxes: CodeBoxes, box: number, text: string): CodeEdit | null {
  if (text === '') return erased(boxes, box, box);
  const digits = text.replace(/\D/g, '');
  const before = boxes[box] ?? '';
  if (digits === '' || digits === before) return null;
  if (digits.length >= codeLength) return pasted(boxes, digits);
  const otherDigits = before !== '' && digits.includes(before) ? digits.replace(before, '') : digits;
  return filled(boxes, box, otherDigits);
}

function erased(boxes: CodeBoxes, box: number, focus: number): CodeEdit {
  return { boxes: boxes.map((digit, index) => (index === box ? '' : digit)), focus };
}

/** Handles a key that moves or erases; null for other keys. */
export function pressed(boxes: CodeBoxes, box: number, key: string): CodeEdit | null {
  const before = Math.max(box - 1, 0);
  switch (key) {
    case 'ArrowLeft':
      return { boxes, focus: before };
    case 'ArrowRight':
      return { boxes, focus: Math.min(box + 1, last) };
    case 'Home':
      return { boxes, focus: 0 };
    case 'End':
      return { boxes, focus: last };
    case 'Delete':
      return erased(boxes, box, box);
    case 'Backspace':
      return boxes[box] === '' ? erased(boxes, before, before) : erased(boxes, box, box);
    default:
      return null;
  }
}
