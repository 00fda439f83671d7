import { withSentForm } from '../../shared/forms/FormPost.ts';

/** Id of the element with the form, or with the confirmation that replaces it. */
export const contactPlaceId = 'contact-form';

/** Address of the page with its form, for native posts and for a new enquiry. */
export function contactAction({ path, search }: { path: string; search: string }): string {
  return `${encodeURI(path)}${withSentForm(search, null)}#${contactPlaceId}`;
}
