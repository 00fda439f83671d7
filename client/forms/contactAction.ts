import { withSentForm } from '../../shared/forms/FormPost.ts';

/** The element that holds the form, or in its place the message that it was sent. */
export const contactPlaceId = 'contact-form';

/** Address of the page with its form, for a form that is sent without scripts and for a new enquiry. */
export function contactAction({ path, search }: { path: string; search: string }): string {
  return `${encodeURI(path)}${withSentForm(search, null)}#${contactPlaceId}`;
}
