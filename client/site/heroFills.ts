import type { Fields, SectionData } from '../../shared/content/ContentTypes.ts';
import { imageField, textField, videoField } from '../framework/fields.ts';

/** Films of a hero banner that shows one; null when it shows a picture. Either film may be blank. */
export function heroFilm(fields: Fields): { src: string; phoneSrc: string } | null {
  if (textField(fields, 'Content').toLowerCase() !== 'video') return null;
  const film = { src: videoField(fields, 'VideoDesktop'), phoneSrc: videoField(fields, 'VideoPhone') };
  return film.src || film.phoneSrc ? film : null;
}

/** True for a hero banner that shows its title and text on a plain ground, whatever pictures it has. */
export function heroIsText(fields: Fields): boolean {
  return textField(fields, 'Content').toLowerCase() === 'text' && textField(fields, 'Title') !== '';
}

/**
 * True for a hero banner with a picture or film, or of text alone.
 * Only then is it shown and contains the page's h1.
 */
export function heroFills(section: SectionData | undefined): boolean {
  if (section?.componentName !== 'HeroBanner') return false;
  const { fields } = section;
  if (heroIsText(fields)) return true;
  return Boolean(imageField(fields, 'Image') ?? imageField(fields, 'ImagePhone') ?? heroFilm(fields));
}
