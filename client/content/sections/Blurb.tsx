import type { ReactNode } from 'react';
import './Blurb.css';
import type { SectionProps } from '../../app/SectionDefinition.ts';
import { useTranslate } from '../../site/useSite.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useReveal } from '../../ui/useReveal.ts';
import { buttonVariant } from '../buttonVariant.ts';
import { booleanField, choiceField, imageField, linkAttributes, linkField, textField } from '../fields.ts';
import { headingTag } from '../headingTag.ts';

/** A picture beside a heading, text and link. Without picture and text it is left out. */
export function Blurb({ section }: SectionProps): ReactNode {
  const { fields } = section;
  const t = useTranslate();
  const textRef = useReveal<HTMLDivElement>(booleanField(fields, 'UseTextAnimations'));
  const mediaRef = useReveal<HTMLElement>(booleanField(fields, 'UseMediaAnimations'));
  const desktop = imageField(fields, 'ImageDesktop');
  const phone = imageField(fields, 'ImagePhone');
  const image = desktop ?? phone;
  const title = textField(fields, 'Title');
  const html = textField(fields, 'RichText');
  const link = linkField(fields, 'Link');
  if (!image && !title && !html) return null;

  const Heading = headingTag(fields);
  const variant = buttonVariant(fields);
  const ground = choiceField(fields, 'BackgroundColor', ['None', 'BackgroundColor1', 'BackgroundColor2', 'BackgroundColor3']);
  return (
    <section
      className={ground === 'None' ? 'section blurb' : 'section-band blurb'}
      data-background={ground}
      data-tone={ground === 'BackgroundColor3' ? 'inverse' : undefined}
    >
      <div className="wrap blurb-parts" data-reverse={booleanField(fields, 'Reverse')} data-alone={!image}>
        {image && (
          <figure className="blurb-media" ref={mediaRef}>
            <Picture
              src={image.src}
              alt={image.alt}
              width={image.width}
              height={image.height}
              blur={image.blur}
              phone={phone && desktop ? { src: phone.src } : undefined}
              sizes="(max-width: 1023px) 100vw, (max-width: 1440px) 56vw, 760px"
              missingText={t('missingImage')}
            />
          </figure>
        )}
        <div className="stack blurb-text" ref={textRef}>
          {title && <Heading className="h2">{title}</Heading>}
          {html && <RichText className="muted" html={html} />}
          {link && (
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
        </div>
      </div>
    </section>
  );
}
