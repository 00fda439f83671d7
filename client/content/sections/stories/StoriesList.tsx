import type { ReactNode } from 'react';
import type { SectionProps } from '../../../framework/SectionDefinition.ts';
import { SectionHead } from '../../components/SectionHead.tsx';
import { StoryList } from '../../stories/StoryList.tsx';
import { textField } from '../../../framework/fields.ts';

/** Stories of an index anywhere on a page, with its own display settings and preset tags. */
export function StoriesList({ section }: SectionProps): ReactNode {
  return (
    <section className="wrap section">
      <SectionHead fields={section.fields} />
      <StoryList section={section} heading={textField(section.fields, 'Title') ? 'h3' : 'h2'} first={false} />
    </section>
  );
}
