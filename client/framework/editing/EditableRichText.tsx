import type { ReactNode } from 'react';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { RichText } from '../../ui/RichText.tsx';
import { htmlField } from '../fields.ts';
import { emptyFieldText } from './emptyFieldText.ts';
import { FieldChrome } from './FieldChrome.tsx';
import { fieldMetadata } from './fieldMetadata.ts';

interface EditableRichTextProps {
  fields: Fields | undefined;
  name: string;
  className?: string;
}

/**
 * A rich text field; renders nothing when it is blank.
 * In the editor it has its chrome, and a hint when blank.
 */
export function EditableRichText({ fields, name, className }: EditableRichTextProps): ReactNode {
  const html = htmlField(fields, name);
  const metadata = fieldMetadata(fields, name);
  if (!html && !metadata) return null;
  return (
    <FieldChrome metadata={metadata}>
      {html ? <RichText html={html} className={className} /> : <div className={className}>{emptyFieldText}</div>}
    </FieldChrome>
  );
}
