import type { ReactNode } from 'react';
import './TestPoints.css';
import type { Fields } from '../../../../shared/content/ContentTypes.ts';
import { listField, textField } from '../../../framework/fields.ts';
import { EditableText } from '../../../framework/editing/EditableText.tsx';
import { useEditing } from '../../../framework/editing/useEditing.ts';
import type { SectionProps } from '../../../framework/SectionDefinition.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** The points of a test of used cars, by group. */
export function TestPoints({ section: { fields } }: SectionProps): ReactNode {
  const editing = useEditing();
  if (listField(fields, 'Groups').length === 0 && !editing) return null;
  return (
    <section className="wrap section">
      <EditableText fields={fields} name="Title" as="h2" className="test-points-title" />
      <TestPointGroups fields={fields} heading="h3" />
    </section>
  );
}

/** Groups of points, each with its number of points. */
export function TestPointGroups({ fields, heading: Heading }: { fields: Fields; heading: 'h3' | 'h4' }): ReactNode {
  return (
    <div className="test-points">
      {listField(fields, 'Groups').map((group) => {
        const points = textField(group, 'Points').split('\n').filter(Boolean);
        const title = textField(group, 'Title');
        return (
          <div key={title} className="test-points-group">
            <Heading className="test-points-name">
              {title} <span className="muted num">{points.length}</span>
            </Heading>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <Icon name="check" size="s" />
                  {point}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
