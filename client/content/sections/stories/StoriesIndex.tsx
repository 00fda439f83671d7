import type { ReactNode } from 'react';
import type { SectionProps } from '../../../framework/SectionDefinition.ts';
import { StoryList } from '../../stories/StoryList.tsx';

/** Stories below the current page, newest first. Their display settings are fields of the page. */
export function StoriesIndex({ section, index }: SectionProps): ReactNode {
  return (
    <section className="wrap section">
      <StoryList section={section} heading="h2" first={index === 0} />
    </section>
  );
}
