import type { JotformAnswer, JotformAnswers } from '../../shared/forms/JotformGateway.ts';

/** One line of a submission as it is shown. */
export interface JotformLine {
  key: string;
  kind: 'heading' | 'text' | 'answer';
  /** The question, or the text itself for a heading and a text. */
  label: string;
  /** "" for a heading and a text. */
  value: string;
}

/** What of a submission is shown, in the order of the form: headings, texts, and questions that have an answer. */
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

/** A text or number as it is, chosen values with commas between, parts of a whole (a date's) as year-month-day or in their order. */
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

/** The words of a text that may hold markup. */
function plainText(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
