import type { ReactNode } from 'react';
import './CreditWarning.css';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { creditAdvice } from '../../site/texts/creditAdvice.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';
import { safeRel } from '../../ui/safeRel.ts';
import { EditableLink } from '../../framework/editing/EditableLink.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { linkAttributes, textField } from '../../framework/fields.ts';

/** Warning about the cost of loans, in the editor's words or else the built-in ones. */
export function CreditWarning({ section }: SectionProps): ReactNode {
  const { fields } = section;
  const t = useTexts();
  const site = useSite();
  const editing = useEditing();
  const own = editing || textField(fields, 'Title') !== '' || textField(fields, 'Text') !== '';
  return (
    <section className="wrap section">
      <div className="credit-warning">
        <Icon name="warning" />
        <p>
          {own ? (
            <>
              <EditableText fields={fields} name="Title" as="b" /> <EditableText fields={fields} name="Text" />
            </>
          ) : (
            <>
              <b>{t('consumerCreditWarning')}</b> {creditAdvice(t, site)}
            </>
          )}{' '}
          <EditableLink fields={fields} name="Link">
            {(link) => (
              <a className="inline-link" {...linkAttributes(link)} rel={safeRel(link.target)}>
                {link.text}
              </a>
            )}
          </EditableLink>
        </p>
      </div>
    </section>
  );
}
