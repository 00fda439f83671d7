import type { ReactNode } from 'react';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { linkField } from '../fields.ts';
import type { LinkField } from '../fields.ts';
import { emptyFieldText } from './emptyFieldText.ts';
import { FieldChrome } from './FieldChrome.tsx';
import { fieldMetadata } from './fieldMetadata.ts';

interface EditableLinkProps {
  fields: Fields | undefined;
  name: string;
  /** Renders the link; called only when there is one. */
  children: (link: LinkField) => ReactNode;
}

/**
 * A link field; renders nothing without an address.
 * In the editor it has its chrome, and a hint when empty.
 */
export function EditableLink({ fields, name, children }: EditableLinkProps): ReactNode {
  const link = linkField(fields, name);
  const metadata = fieldMetadata(fields, name);
  if (!link && !metadata) return null;
  return <FieldChrome metadata={metadata}>{link ? children(link) : <span>{emptyFieldText}</span>}</FieldChrome>;
}
