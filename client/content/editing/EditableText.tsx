import type { ReactNode } from 'react';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { textField } from '../fields.ts';
import { emptyFieldText } from './emptyFieldText.ts';
import { FieldChrome } from './FieldChrome.tsx';
import { fieldMetadata } from './fieldMetadata.ts';

/** By name: TypeScript works seconds on a type of every element there is. */
type TextTag = 'b' | 'dd' | 'dt' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'li' | 'p' | 'span';

interface EditableTextProps {
  fields: Fields | undefined;
  name: string;
  /** The element around the text; without one the text stands bare. */
  as?: TextTag;
  className?: string;
}

/** A field of plain text, or nothing when it is blank. In the editor it has its chrome, and a hint when blank. */
export function EditableText({ fields, name, as: Tag, className }: EditableTextProps): ReactNode {
  const text = textField(fields, name);
  const metadata = fieldMetadata(fields, name);
  if (!text && !metadata) return null;
  const shown = <FieldChrome metadata={metadata}>{text || <span>{emptyFieldText}</span>}</FieldChrome>;
  return Tag ? <Tag className={className}>{shown}</Tag> : shown;
}
