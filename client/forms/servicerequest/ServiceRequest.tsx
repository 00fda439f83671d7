import type { ReactNode } from 'react';
import './ServiceRequest.css';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { textField } from '../../framework/fields.ts';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { OrderForm, servicePlaceId } from './OrderForm.tsx';

/** Form to order work on a car or motorcycle, on sites with a configured motorcycle dealer. */
export function ServiceRequest({ section, index }: SectionProps): ReactNode {
  const { fields } = section;
  const t = useTexts();
  const { serviceRequest } = useSite();
  const editing = useEditing();
  const Heading = index === 0 ? 'h1' : 'h2';
  if (!serviceRequest) return null;
  return (
    <section className="wrap service-request">
      <header className="service-request-head">
        {textField(fields, 'Title') || editing ? (
          <EditableText fields={fields} name="Title" as={Heading} className="service-request-title" />
        ) : (
          <Heading className="service-request-title">{t('orderTitle')}</Heading>
        )}
        <EditableText fields={fields} name="Text" as="p" className="lead" />
      </header>
      <div className="service-columns" id={servicePlaceId}>
        <OrderForm section={section} motorcycles={serviceRequest.motorcycleDealer} />
      </div>
    </section>
  );
}
