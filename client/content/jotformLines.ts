import type { JotformAnswer, JotformAnswers } from '../../shared/forms/JotformGateway.ts';

/** A displayed line of a submission. */
export interface JotformLine {
  key: string;
  kind: 'heading' | 'text' | 'answer';
  /** The question, or the text itself for a heading and a text. */
  label: string;
  /** "" for a heading and a text. */
  value: string;
}

/** Displayed lines of a submission in form order: headings, texts, and answered questions. */
export function jotformLines(answers: JotformAnswers): JotformLine[] {
  return Object.entries(answers)
    .sort(([keyA, a], [keyB, b]) => place(a, keyA) - place(b, keyB))
    .flatMap(([key, answer]): JotformLine[] => {
      const label = plainText(answer.text ?? answer.name ?? '');
      if (answer.type === 'control_head') return label ? [{ key, kind: 'heading', label, value: '' }] : [];
      if (answer.type === 'control_text') return label ? [{ key, kind: 'text', label, value: '' }] : [];
      const value = answerText(answer.answer);
      return value ? [{ key, kind: 'answer', label, value }] : [];
    });
}

function place({ order }: JotformAnswer, key: string): number {
  const number = Number.parseInt(order ?? key, 10);
  return Number.isNaN(number) ? Number.MAX_SAFE_INTEGER : number;
}

/**
 * Formats an answer: text and numbers unchanged, choices separated by commas.
 * Parts (of a date) are joined as year-month-day or in their order.
 */
function answerText(answer: unknown): string {
  if (typeof answer === 'string') return plainText(answer);
  if (typeof answer === 'number') return String(answer);
  if (Array.isArray(answer)) return answer.map(answerText).filter(Boolean).join(', ');
  if (typeof answer !== 'object' || answer === null) return '';
  const parts = answer as Record<string, unknown>;
  const date = ['year', 'month', 'day'].map((name) => answerText(parts[name]));
  if (date.every(Boolean)) return date.map((part) => part.padStart(2, '0')).join('-');
  return Object.values(parts).map(answerText).filter(Boolean).join(' ');
}

/** Text content of a string that may contain markup. */
function plainText(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
