import type { ReactNode } from 'react';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { imageField } from '../fields.ts';
import type { ImageField } from '../fields.ts';
import { FieldChrome } from './FieldChrome.tsx';
import { fieldMetadata } from './fieldMetadata.ts';

interface EditableImageProps {
  fields: Fields | undefined;
  name: string;
  /** Renders the picture; called only when there is one. */
  children: (image: ImageField) => ReactNode;
}

/**
 * A picture field; renders nothing when it is empty.
 * In the editor it has its chrome, and a placeholder box when empty.
 */
export function EditableImage({ fields, name, children }: EditableImageProps): ReactNode {
  const image = imageField(fields, name);
  const metadata = fieldMetadata(fields, name);
  if (!image && !metadata) return null;
  return (
    <FieldChrome metadata={metadata}>
      {image ? (
        children(image)
      ) : (
        <img className="scEmptyImage" src="/media/empty-image.svg" alt="" width={480} height={270} />
      )}
    </FieldChrome>
  );
}
