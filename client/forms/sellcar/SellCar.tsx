import type { ReactNode } from 'react';
import './SellCar.css';
import { sellPlaceId } from '../../../shared/forms/formNames.ts';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { textField } from '../../framework/fields.ts';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { useTexts } from '../../site/useSite.ts';
import { SellAside } from './SellAside.tsx';
import { SellForm } from './SellForm.tsx';

/** Form to sell a car or trade one in, next to its next steps. */
export function SellCar({ section: { fields }, index }: SectionProps): ReactNode {
  const t = useTexts();
  const editing = useEditing();
  const Heading = index === 0 ? 'h1' : 'h2';
  return (
    <section className="wrap sell-car">
      <header className="sell-head">
        {textField(fields, 'Title') || editing ? (
          <EditableText fields={fields} name="Title" as={Heading} className="sell-title" />
        ) : (
          <Heading className="sell-title">{t('sellTitle')}</Heading>
        )}
        <EditableText fields={fields} name="Text" as="p" className="lead" />
      </header>
      <div className="sell-columns">
        <div className="sell-main" id={sellPlaceId}>
          <SellForm fields={fields} />
        </div>
        <SellAside fields={fields} />
      </div>
    </section>
  );
}
