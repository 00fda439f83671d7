import type { ReactNode } from 'react';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { useTexts } from '../../site/useSite.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import { EditableImage } from '../../framework/editing/EditableImage.tsx';
import { EditableLink } from '../../framework/editing/EditableLink.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { linkAttributes } from '../../framework/fields.ts';

/** A picture with heading, text and a link that covers the slide. `place` counts from 1. */
export function CarouselSlide({ fields, place, count }: { fields: Fields; place: number; count: number }): ReactNode {
  const t = useTexts();
  return (
    <div
      className="carousel-slide-box"
      role="group"
      aria-roledescription={t('slideRole')}
      aria-label={t('slideOf', { index: place, count })}
    >
      <EditableImage fields={fields} name="Image">
        {(image) => (
          <Picture
            {...image}
            className="carousel-slide-picture"
            sizes="(max-width: 1023px) 86vw, 880px"
            missingText={t('missingImage')}
          />
        )}
      </EditableImage>
      <div className="carousel-slide-words">
        <EditableText fields={fields} name="Title" as="h3" className="h2" />
        <EditableText fields={fields} name="Text" as="p" />
        <EditableLink fields={fields} name="Link">
          {(link) => (
            <a className="carousel-slide-link" {...linkAttributes(link)}>
              {link.text}
            </a>
          )}
        </EditableLink>
      </div>
    </div>
  );
}
