import type { checkbox, confirm, input, select } from '@inquirer/prompts';
import { findInputError } from './findInputError.ts';
import type { InputKind, InputPlaces } from './findInputError.ts';

/** Prompts of the terminal; tests type into them. */
export interface Prompts {
  input: typeof input;
  select: typeof select;
  checkbox: typeof checkbox;
  confirm: typeof confirm;
}

/** A terminal to ask at. */
export interface Terminal {
  prompts: Prompts;
  say: (text: string) => void;
}

interface Question {
  kind: InputKind;
  message: string;
  default?: string | undefined;
  places: InputPlaces;
  /** Further check of a valid answer. */
  refuse?: (answer: string) => string | null;
}

/** Asks for a text until it is valid. */
export async function askText({ prompts }: Terminal, question: Question): Promise<string> {
  const { kind, message, default: usual, places, refuse } = question;
  const answer = await prompts.input({
    message,
    ...(usual !== undefined && { default: usual }),
    validate: (text) => {
      const fault = findInputError(kind, text, places) ?? refuse?.(text.trim()) ?? null;
      return fault === null ? true : `${fault}.`;
    },
  });
  return answer.trim();
}
