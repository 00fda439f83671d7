import type { FormPost } from '../../shared/forms/FormPost.ts';
import type { FormPostState } from './formPostState.ts';

/** Names and values of a form: the last value of each name, and all of them. */
export type FormAnswers = Pick<FormPost, 'answers' | 'lists'>;

/** Names and values in a form of the page; without its files. */
export function formAnswers(form: HTMLFormElement): FormAnswers {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return readEntries(entries);
}

/** Names and values of a native post that was not received; empty without one. */
export function postedAnswers(post: FormPostState | null): FormAnswers {
  const entries = Object.entries(post?.answers ?? {});
  return readEntries(
    entries.flatMap(([name, value]) => (post?.lists?.[name] ?? [value]).map((one): [string, string] => [name, one])),
  );
}

function readEntries(entries: [string, string][]): FormAnswers {
  const lists: FormAnswers['lists'] = {};
  for (const [name, value] of entries) (lists[name] ??= []).push(value);
  return { answers: Object.fromEntries(entries), lists };
}
