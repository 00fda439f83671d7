import type { SectionData } from '../../shared/content/ContentTypes.ts';
import { imageField } from './fields.ts';

/** True for a hero banner that has a picture, so that it shows at all and carries the navigation and the page's h1. */
export function heroFills(section: SectionData | undefined): boolean {
  if (section?.componentName !== 'HeroBanner') return false;
  return imageField(section.fields, 'Image') !== null || imageField(section.fields, 'ImagePhone') !== null;
}
