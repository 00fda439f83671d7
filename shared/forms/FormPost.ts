import { parseQuery, queryText } from '../kit/text/queryText.ts';
import type { PhotoFault } from './PhotoGateway.ts';

/** A form submitted by the browser without JavaScript. */
export interface FormPost {
  /** Form name, from the hidden field "form". */
  form: string;
  /** Names and values as sent, without the hidden ones. */
  answers: Record<string, string>;
  /** All values by name, in order of arrival; checkboxes with one name have several. */
  lists: Record<string, string[]>;
  /** Ids of photos uploaded with this attempt or an earlier one (hidden fields named as photosField). */
  photos: string[];
  /** Fault of the first rejected photo; null for none. */
  photoFault: PhotoFault | null;
  /** A photo could not be stored: the form is rejected and can be sent again. */
  photosFailed: boolean;
  /** The hidden honeypot field was filled, probably by a bot. */
  trapped: boolean;
  /** Rate limit of the visitor's network exceeded: the form is rejected. */
  tooMany: boolean;
  /** UUID derived from the answers: resending the same answers gives the same one. */
  formSubmissionId: string;
  /** Marker in the page after a rejected form, which identifies the next attempt. */
  attempt: string;
  /** URL of the page with its query. */
  sourceUrl: string;
}

export const attemptField = 'attempt';
export const trapField = 'homepage';
/** Name of the photo file field, and of the hidden fields with ids of photos uploaded earlier. */
export const photosField = 'photos';
export const photoField = 'photo';
/** Query parameter with the name of the submitted form. */
export const sentParameter = 'sent';

/** Returns the form that a page's URL reports as sent; "" for none. */
export function sentForm(search: string): string {
  return parseQuery(search).get(sentParameter)?.[0] ?? '';
}

/** Sets (or with null removes) the sent form in a query ("?a=1"). */
export function withSentForm(search: string, form: string | null): string {
  const others = [...parseQuery(search)].flatMap(([name, values]) =>
    name === sentParameter ? [] : values.map((value) => [name, value] as const),
  );
  const text = queryText(form === null ? others : [...others, [sentParameter, form]]);
  return text === '' ? '' : `?${text}`;
}
