import type { ReactNode } from 'react';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { PhoneLink } from '../../site/components/PhoneLink.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { listField, textField } from '../../framework/fields.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Next steps after sending, and a phone contact; each only where editors have written it. */
export function SellAside({ fields }: { fields: Fields }): ReactNode {
  const steps = listField(fields, 'Steps');
  const hours = listField(fields, 'Hours');
  const phone = textField(fields, 'Phone');
  return (
    <aside className="sell-aside">
      {steps.length > 0 && (
        <div className="sell-panel sell-panel-soft">
          <EditableText fields={fields} name="StepsTitle" as="h2" className="h3" />
          <ol className="sell-steps">
            {steps.map((step, index) => (
              <li key={index}>
                <span className="sell-step-number" aria-hidden="true">
                  {index + 1}
                </span>
                <span>
                  <EditableText fields={step} name="Title" as="b" />
                  <EditableText fields={step} name="Text" as="span" className="small muted" />
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
      {phone && (
        <div className="sell-panel">
          <EditableText fields={fields} name="TalkTitle" as="h2" className="h4" />
          <p className="sell-phone">
            <Icon name="phone" />
            <PhoneLink phone={phone} />
          </p>
          {hours.length > 0 && (
            <dl className="sell-hours small">
              {hours.map((row, index) => (
                <div key={index}>
                  <dt className="muted">{textField(row, 'Days')}</dt>
                  <dd className="num">{textField(row, 'Hours')}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
    </aside>
  );
}
