import type { Fields } from './ContentTypes.ts';

/**
 * Returns the tag manager id of a page: its own field gtmID, else the site's. "" when neither is a container id
 * ("GTM-ABC123"), which also keeps foreign text out of the script's URL.
 */
export function tagManagerId(pageFields: Fields | undefined, ofSite: string | undefined): string {
  const field = pageFields?.['gtmID'];
  const value = typeof field === 'object' && field !== null && 'value' in field ? field.value : field;
  const own = typeof value === 'string' ? value.trim() : '';
  const id = own || (ofSite ?? '');
  return /^GTM-[A-Z0-9]+$/.test(id) ? id : '';
}
