import type { ReactNode } from 'react';
import './Blurb.css';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useReveal } from '../../ui/hooks/useReveal.ts';
import { buttonVariant } from '../buttonVariant.ts';
import { BlurbMedia } from '../components/BlurbMedia.tsx';
import { EditableLink } from '../../framework/editing/EditableLink.tsx';
import { EditableRichText } from '../../framework/editing/EditableRichText.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { booleanField, choiceField, hasAny, linkAttributes } from '../../framework/fields.ts';
import { headingTag } from '../headingTag.ts';
import { blurbMedia, blurbParts } from '../blurbParts.ts';

/** A picture or film next to heading, text and link. Hidden without medium and text. */
export function Blurb({ section }: SectionProps): ReactNode {
  const { fields } = section;
  const editing = useEditing();
  const textMoves = booleanField(fields, 'UseTextAnimations');
  const mediaMoves = booleanField(fields, 'UseMediaAnimations');
  const textRef = useReveal<HTMLDivElement>(textMoves && !editing);
  const mediaRef = useReveal<HTMLElement>(mediaMoves && !editing);
  if (!hasAny(fields, blurbParts) && !editing) return null;

  const variant = buttonVariant(fields);
  const ground = choiceField(fields, 'BackgroundColor', [
    'None',
    'BackgroundColor1',
    'BackgroundColor2',
    'BackgroundColor3',
  ]);
  const hasMedia = hasAny(fields, blurbMedia) || editing;
  return (
    <section
      className={ground === 'None' ? 'section blurb' : 'section-band blurb'}
      data-background={ground}
      data-tone={ground === 'BackgroundColor3' ? 'inverse' : undefined}
    >
      <div className="wrap blurb-parts" data-reverse={booleanField(fields, 'Reverse')} data-alone={!hasMedia}>
        {hasMedia && (
          <figure className="blurb-media" ref={mediaRef} data-animated={mediaMoves}>
            <BlurbMedia fields={fields} />
          </figure>
        )}
        <div className="stack blurb-text" ref={textRef} data-animated={textMoves}>
          <EditableText fields={fields} name="Title" as={headingTag(fields)} className="h2" />
          <EditableRichText fields={fields} name="RichText" className="muted" />
          <EditableLink fields={fields} name="Link">
            {(link) => (
              <p>
                {variant ? (
                  <ButtonLink {...linkAttributes(link)} variant={variant}>
                    {link.text}
                  </ButtonLink>
                ) : (
                  <TextLink {...linkAttributes(link)}>{link.text}</TextLink>
                )}
              </p>
            )}
          </EditableLink>
        </div>
      </div>
    </section>
  );
}
