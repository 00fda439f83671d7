import { useState } from 'react';
import type { ReactNode } from 'react';
import './LeadForm.css';
import type { SectionProps } from '../../../framework/SectionDefinition.ts';
import { ConsentGate } from '../../../site/consent/ConsentGate.tsx';
import { useSite, useTexts } from '../../../site/useSite.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { LeadFormProvider } from '../../components/LeadFormProvider.tsx';
import { missingFormId } from '../../components/missingFormId.ts';
import { EditableText } from '../../../framework/editing/EditableText.tsx';
import { useEditing } from '../../../framework/editing/useEditing.ts';
import { booleanField, textField } from '../../../framework/fields.ts';

/**
 * A form of the lead form provider, in the page or, as a popup, behind a fixed button.
 * It loads after consent. Without JavaScript both link to `FormUrl`, the form's page at the provider, or else to the
 * contact page. An editor sees the form in the page, with its settings.
 */
export function LeadForm({ section }: SectionProps): ReactNode {
  const { fields, uid } = section;
  const t = useTexts();
  const { basePath } = useSite();
  const editing = useEditing();
  const [open, setOpen] = useState(false);
  const formId = textField(fields, 'FormId');
  const formUrl = textField(fields, 'FormUrl');
  const title = textField(fields, 'Title');
  const form = formId ? (
    <ConsentGate provider="HubSpot" icon="document" providerAddress={formUrl}>
      {() => <LeadFormProvider key={formId} formId={formId} portalId={textField(fields, 'PortalId')} uid={uid} />}
    </ConsentGate>
  ) : (
    <p>{missingFormId}</p>
  );

  if (booleanField(fields, 'Popup') && !editing) {
    const label = textField(fields, 'ButtonText') || title || t('openForm');
    return (
      <>
        <Button className="lead-form-opener" icon="document" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {label}
        </Button>
        <ButtonLink
          className="lead-form-opener lead-form-opener-plain"
          href={formUrl || `${basePath}/${t('pathToContact')}`}
          rel={formUrl ? 'external nofollow noopener' : undefined}
        >
          {label}
        </ButtonLink>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={title || label}
          closeLabel={t('closeForm')}
          className="lead-form-popup"
        >
          <div className="lead-form-popup-body">{form}</div>
        </Dialog>
      </>
    );
  }
  return (
    <section className="wrap section stack lead-form">
      <EditableText fields={fields} name="Title" as="h2" className="h2" />
      {editing && (
        <ul className="small">
          {['FormId', 'PortalId', 'FormUrl', 'ButtonText'].map((name) => (
            <li key={name}>
              {name}: <EditableText fields={fields} name={name} />
            </li>
          ))}
        </ul>
      )}
      {form}
    </section>
  );
}
