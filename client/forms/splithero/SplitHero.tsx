import { useId } from 'react';
import type { ReactNode } from 'react';
import './SplitHero.css';
import { beginField, formField, sellFormName, sellPlaceId } from '../../../shared/forms/formNames.ts';
import { EditableLink } from '../../framework/editing/EditableLink.tsx';
import { EditablePicture } from '../../framework/editing/EditablePicture.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { linkAttributes, textField } from '../../framework/fields.ts';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { useSite } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Plate } from '../../ui/plate/Plate.tsx';

/** Heading and registration number on the brand's ground, next to half a window of picture. */
export function SplitHero({ section: { fields }, index }: SectionProps): ReactNode {
  const first = index === 0;
  return (
    <section className="split-hero">
      <div className="split-hero-picture">
        <EditablePicture
          fields={fields}
          name="Image"
          phoneName="ImagePhone"
          sizes="(min-width: 1024px) 80vw, 100vw"
          priority={first}
          missingText=""
        />
      </div>
      <div className="wrap split-hero-content" data-tone="inverse">
        <EditableText fields={fields} name="Title" as={first ? 'h1' : 'h2'} className="split-hero-title" />
        <EditableText fields={fields} name="Text" as="p" className="split-hero-text" />
        {textField(fields, 'PlateUrl') && <PlateForm fields={fields} />}
        <div className="row">
          <EditableLink fields={fields} name="Link">
            {(link) => (
              <ButtonLink {...linkAttributes(link)} variant="contrast">
                {link.text}
              </ButtonLink>
            )}
          </EditableLink>
          <EditableLink fields={fields} name="SecondLink">
            {(link) => (
              <ButtonLink {...linkAttributes(link)} variant="contrast">
                {link.text}
              </ButtonLink>
            )}
          </EditableLink>
        </div>
      </div>
    </section>
  );
}

/** Posts the number, which must not be in an address, to the page that asks for the rest. */
function PlateForm({ fields }: { fields: Fields }): ReactNode {
  const { plate } = useSite();
  const id = useId();
  return (
    <form className="split-hero-form" method="post" action={`${textField(fields, 'PlateUrl')}#${sellPlaceId}`}>
      <input type="hidden" name={formField} value={sellFormName} />
      <input type="hidden" name={beginField} value="1" />
      <label className="split-hero-label" htmlFor={id}>
        <EditableText fields={fields} name="PlateTitle" as="span" className="h3" />
        <EditableText fields={fields} name="PlateText" as="span" className="small" />
      </label>
      <div className="split-hero-plate">
        <Plate look={plate.look}>
          <input
            id={id}
            className="plate-field"
            name="regno"
            placeholder={plate.example}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Plate>
        <Button type="submit">
          <EditableText fields={fields} name="PlateButtonText" as="span" />
        </Button>
      </div>
    </form>
  );
}
