import type { ReactNode } from 'react';
import type { SectionProps } from '../../../framework/SectionDefinition.ts';
import { JotformAnswerList } from '../../components/JotformAnswerList.tsx';
import { missingFormId } from '../../components/missingFormId.ts';
import { EditableText } from '../../../framework/editing/EditableText.tsx';
import { useEditing } from '../../../framework/editing/useEditing.ts';
import { textField } from '../../../framework/fields.ts';

/**
 * Content that editors keep as the newest submission of a Jotform form.
 * The server fetches it, so the visitor's browser never calls the provider and no consent is needed.
 */
export function Jotform({ section }: SectionProps): ReactNode {
  const { fields } = section;
  const editing = useEditing();
  const formId = textField(fields, 'FormId');
  return (
    <section className="wrap section stack">
      <EditableText fields={fields} name="Title" as="h2" className="h2" />
      {editing && (
        <p className="small">
          FormId: <EditableText fields={fields} name="FormId" />
        </p>
      )}
      {formId ? <JotformAnswerList key={formId} formId={formId} /> : <p>{missingFormId}</p>}
    </section>
  );
}
