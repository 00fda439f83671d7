import type { ReactNode } from 'react';
import '../document/CarSpecification.css';
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
      <EditableText fields={fields} name="Title" as="h2" />
      <TestPointGroups fields={fields} />
    </section>
  );
}

/** Groups of points, each with its number of points. */
export function TestPointGroups({ fields }: { fields: Fields }): ReactNode {
  return (
    <div className="car-equipment test-points">
      {listField(fields, 'Groups').map((group) => {
        const points = textField(group, 'Points').split('\n').filter(Boolean);
        const title = textField(group, 'Title');
        return (
          <div key={title}>
            <h3 className="car-equipment-kind">
              {title} {points.length}
            </h3>
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
