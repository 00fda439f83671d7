import { readdirSync } from 'node:fs';

const folder = 'client/content/sections';

/** Modules of content sections by the names of their components. */
export const sections = (...names: string[]): string[] => names.map((name) => `${folder}/${name}.tsx`);

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
  const files = readdirSync(folder).filter((name) => /(?<!\.test)\.tsx$/.test(name));
  return files.map((name) => `${folder}/${name}`).filter((file) => !usual.has(file));
}
