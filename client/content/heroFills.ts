import type { Fields, SectionData } from '../../shared/content/ContentTypes.ts';
import { imageField, textField, videoField } from './fields.ts';

/** The films of a hero banner that shows one; null when it shows a picture. Either may be blank. */
export function heroFilm(fields: Fields): { src: string; phoneSrc: string } | null {
  if (textField(fields, 'Content').toLowerCase() !== 'video') return null;
  const film = { src: videoField(fields, 'VideoDesktop'), phoneSrc: videoField(fields, 'VideoPhone') };
  return film.src || film.phoneSrc ? film : null;
}

/**
 * True for a hero banner that has a picture or film, so that it shows at all and carries the navigation and the page's
 * h1.
 */
export function heroFills(section: SectionData | undefined): boolean {
  if (section?.componentName !== 'HeroBanner') return false;
  const { fields } = section;
  return Boolean(imageField(fields, 'Image') ?? imageField(fields, 'ImagePhone') ?? heroFilm(fields));
}
