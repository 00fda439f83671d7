import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

const folder = 'client/content/sections';

/** Modules of all content sections, by name. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx$/.test(name))
  .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
  .sort((a, b) => (basename(a) < basename(b) ? -1 : 1));

/** Modules of content sections by the names of their components. */
export const sections = (...names: string[]): string[] =>
  names.map((name) => files.find((file) => basename(file) === `${name}.tsx`) ?? `${folder}/${name}.tsx`);

/** Sections that content pages usually have. */
export const contentSections = sections(
  ...['AccordionBlock', 'Blurb', 'CardRow', 'CarModelCards', 'Faq', 'HeroBanner', 'RichTextBlock'],
  ...['CreditWarning', 'SingleCard', 'StageRow', 'StoriesTeaser'],
);

/** Sections that stories and lists of stories usually have. */
export const storySections = sections(
  ...['CardRow', 'HeroBanner', 'RichTextBlock', 'SocialShare', 'StoriesIndex', 'StoriesList'],
  ...['SingleCard', 'StageRow', 'StoriesTeaser', 'StoryByline', 'StoryHeader', 'StoryNavigation'],
);

/** All other content sections: rare ones, and new ones without an entry elsewhere. */
export function otherSections(): string[] {
  const usual = new Set([...contentSections, ...storySections]);
  return files.filter((file) => !usual.has(file));
}
