import { parseQuery, queryText } from '../kit/queryText.ts';
import type { PhotoFault } from './PhotoGateway.ts';

/** A form of a page that was sent by the browser itself, without scripts. */
export interface FormPost {
  /** Which form: what its hidden field "form" says. */
  form: string;
  /** Names and values as sent, without the hidden ones. */
  answers: Record<string, string>;
  /** All values of each name, in the order they came: of boxes of one name there are several. */
  lists: Record<string, string[]>;
  /** Ids of the photos that were sent along, or with an attempt before (in hidden fields named photoField). */
  photos: string[];
  /** A photo that was sent along was not taken: what is wrong with the first such one; null for none. */
  photoFault: PhotoFault | null;
  /** A photo could not be kept just now: the form is not taken, and can be sent again. */
  photosFailed: boolean;
  /** A machine filled the field that people do not see. */
  trapped: boolean;
  /** Too many forms came from the visitor's network: this one is not taken. */
  tooMany: boolean;
  /** A UUID: the same for the same answers sent again, another for other ones. */
  formSubmissionId: string;
  /** Stands in the page when the form was not taken, so that the next attempt is known as one. */
  attempt: string;
  /** Address of the page with its query. */
  sourceUrl: string;
}

/** The hidden field that names the form; its value also stands in the address of the page that says it was sent. */
export const formField = 'form';
export const attemptField = 'attempt';
export const trapField = 'homepage';
/** Names the file field of photos, and the hidden fields that hold ids of those that an attempt before has brought. */
export const photosField = 'photos';
export const photoField = 'photo';
/** Query parameter with the name of the form that was sent. */
export const sentParameter = 'sent';

/** Which form a page's address says was sent; "" for none. */
export function sentForm(search: string): string {
  return parseQuery(search).get(sentParameter)?.[0] ?? '';
}

/** A query ("?a=1") that says, or with null no longer says, which form was sent. */
export function withSentForm(search: string, form: string | null): string {
  const others = [...parseQuery(search)].flatMap(([name, values]) =>
    name === sentParameter ? [] : values.map((value) => [name, value] as const),
  );
  const text = queryText(form === null ? others : [...others, [sentParameter, form]]);
  return text === '' ? '' : `?${text}`;
}
