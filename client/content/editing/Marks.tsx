import type { ReactNode } from 'react';
import { useEditing } from './useEditing.ts';

interface MarkProps {
  type: 'placeholder' | 'rendering';
  /** The opening one has it. */
  id?: string;
}

function Mark({ type, id }: MarkProps): ReactNode {
  const kind = id === undefined ? 'close' : 'open';
  return (
    <code type="text/sitecore" chrometype={type} className="scpm" kind={kind} id={id} suppressHydrationWarning />
  );
}

/** What stands for the page itself where a section's uid is asked for. */
const noSection = '00000000-0000-0000-0000-000000000000';

interface PlaceholderMarksProps {
  /** As in the layout: "headless-main", or "row-{*}". */
  name: string;
  /** Uid of the section that it belongs to; the page's own have none. */
  owner?: string | undefined;
  empty?: boolean;
  children: ReactNode;
}

/** The marks by which the editor's tools find a placeholder. A visitor's page has none. */
export function PlaceholderMarks({ name, owner = noSection, empty = false, children }: PlaceholderMarksProps): ReactNode {
  if (!useEditing()) return children;
  const marked = (
    <>
      <Mark type="placeholder" id={`${name}_${owner}`} />
      {children}
      <Mark type="placeholder" />
    </>
  );
  if (!empty) return marked;
  return (
    <div className="sc-jss-empty-placeholder" suppressHydrationWarning>
      {marked}
    </div>
  );
}

/** The marks by which the editor's tools find a section. A visitor's page has none. */
export function SectionMarks({ uid, children }: { uid: string | undefined; children: ReactNode }): ReactNode {
  if (!useEditing() || !uid) return children;
  return (
    <>
      <Mark type="rendering" id={uid} />
      {children}
      <Mark type="rendering" />
    </>
  );
}
