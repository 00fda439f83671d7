import type { ReactNode } from 'react';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { textField } from '../fields.ts';
import { emptyFieldText } from './emptyFieldText.ts';
import { FieldChrome } from './FieldChrome.tsx';
import { fieldMetadata } from './fieldMetadata.ts';

/** Explicit names: a type of all elements costs TypeScript seconds. */
type TextTag = 'b' | 'dd' | 'dt' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'li' | 'p' | 'span';

interface EditableTextProps {
  fields: Fields | undefined;
  name: string;
  /** Element around the text; unset: bare text. */
  as?: TextTag;
  className?: string;
}

/**
 * A plain text field; renders nothing when it is blank.
 * In the editor it has its chrome, and a hint when blank.
 */
export function EditableText({ fields, name, as: Tag, className }: EditableTextProps): ReactNode {
  const text = textField(fields, name);
  const metadata = fieldMetadata(fields, name);
  if (!text && !metadata) return null;
  const shown = <FieldChrome metadata={metadata}>{text || <span>{emptyFieldText}</span>}</FieldChrome>;
  return Tag ? <Tag className={className}>{shown}</Tag> : shown;
}
