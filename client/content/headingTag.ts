import type { Fields } from '../../shared/content/ContentTypes.ts';
import { choiceField } from '../framework/fields.ts';

const tags = ['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'h1'] as const;
export type HeadingTag = (typeof tags)[number];

/**
 * Heading element of a section.
 * The page's own heading is its h1 whatever the editor chose, and no other section has one.
 */
export function headingTag(fields: Fields, pageHeading = false): HeadingTag {
  if (pageHeading) return 'h1';
  const tag = choiceField(fields, 'TitleTag', tags);
  return tag === 'h1' ? 'h2' : tag;
}
