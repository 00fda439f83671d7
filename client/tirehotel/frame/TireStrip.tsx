import type { ReactNode } from 'react';
import './TireStrip.css';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { EditablePicture } from '../../framework/editing/EditablePicture.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { textField } from '../../framework/fields.ts';
import { useTexts } from '../../site/useSite.ts';

/** Picture of the section with its heading, behind the login card. */
export function TireStrip({ fields, first }: { fields: Fields; first: boolean }): ReactNode {
  const t = useTexts();
  const editing = useEditing();
  return (
    <div className="tire-strip">
      <EditablePicture fields={fields} name="Image" phoneName="ImagePhone" priority={first} missingText="" />
      <div className="wrap tire-strip-head">
        {textField(fields, 'Title') || editing ? (
          <EditableText fields={fields} name="Title" as="h1" />
        ) : (
          <h1>{t('tireTitle')}</h1>
        )}
      </div>
    </div>
  );
}
