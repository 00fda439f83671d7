import type { ReactNode } from 'react';
import { TextLink } from '../../ui/TextLink.tsx';
import { linkAttributes } from '../fields.ts';
import type { LinkField } from '../fields.ts';
import type { HeadingTag } from '../headingTag.ts';

/** A section's heading with its link at the other end of the line. Nothing when it has neither. */
export function SectionHead({ title, link, tag: Tag = 'h2' }: { title: string; link?: LinkField | null; tag?: HeadingTag }): ReactNode {
  if (!title && !link) return null;
  return (
    <div className="section-head">
      {title ? <Tag className="h2">{title}</Tag> : <span />}
      {link && <TextLink {...linkAttributes(link)}>{link.text}</TextLink>}
    </div>
  );
}
