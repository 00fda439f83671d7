import type { ReactNode } from 'react';
import './EditablePicture.css';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import type { PictureProps } from '../../ui/media/Picture.tsx';
import { imageField } from '../fields.ts';
import type { ImageField } from '../fields.ts';
import { EditableImage } from './EditableImage.tsx';
import { fieldMetadata } from './fieldMetadata.ts';

interface EditablePictureProps extends Pick<PictureProps, 'className' | 'sizes' | 'priority' | 'missingText'> {
  fields: Fields | undefined;
  name: string;
  /** Field of the picture under 768 px. */
  phoneName: string;
}

/**
 * A picture from two fields, of which either may be empty; renders nothing when both are.
 * In the editor each field has its own picture, the phone's small in the corner.
 */
export function EditablePicture({ fields, name, phoneName, ...looks }: EditablePictureProps): ReactNode {
  const wide = imageField(fields, name);
  const phone = imageField(fields, phoneName);
  const draw = (image: ImageField, other?: ImageField): ReactNode => (
    <Picture {...image} {...looks} phone={other && { src: other.src, focus: other.focus }} />
  );
  if (fieldMetadata(fields, name) ?? fieldMetadata(fields, phoneName)) {
    return (
      <>
        <EditableImage fields={fields} name={name}>
          {(image) => draw(image)}
        </EditableImage>
        <div className="editable-picture-phone">
          <EditableImage fields={fields} name={phoneName}>
            {(image) => <Picture src={image.src} alt={image.alt} sizes="96px" missingText={looks.missingText} />}
          </EditableImage>
        </div>
      </>
    );
  }
  if (wide) return draw(wide, phone ?? undefined);
  return phone && draw(phone);
}
