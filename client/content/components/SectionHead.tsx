import type { ReactNode } from 'react';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { EditableLink } from '../../framework/editing/EditableLink.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { linkAttributes, linkField, textField } from '../../framework/fields.ts';
import type { HeadingTag } from '../headingTag.ts';

/** A section's Title as heading, with its Link at the other end of the line. Renders nothing without both. */
export function SectionHead({ fields, tag = 'h2' }: { fields: Fields; tag?: HeadingTag }): ReactNode {
  const editing = useEditing();
  const title = textField(fields, 'Title');
  if (!editing && !title && !linkField(fields, 'Link')) return null;
  return (
    <div className="section-head">
      {editing || title ? <EditableText fields={fields} name="Title" as={tag} className="h2" /> : <span />}
      <EditableLink fields={fields} name="Link">
        {(link) => <TextLink {...linkAttributes(link)}>{link.text}</TextLink>}
      </EditableLink>
    </div>
  );
}
