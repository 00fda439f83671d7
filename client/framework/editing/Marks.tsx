import type { ReactNode } from 'react';
import { useEditing } from './useEditing.ts';

interface MarkProps {
  type: 'placeholder' | 'rendering';
  /** Only the opening one has it. */
  id?: string;
}

function Mark({ type, id }: MarkProps): ReactNode {
  const kind = id === undefined ? 'close' : 'open';
  return <code type="text/sitecore" chrometype={type} className="scpm" kind={kind} id={id} suppressHydrationWarning />;
}

/** Placeholder uid that means the page itself. */
const noSection = '00000000-0000-0000-0000-000000000000';

interface PlaceholderMarksProps {
  /** Name in the layout: "headless-main", or "row-{*}". */
  name: string;
  /** Uid of the owning section; undefined for the page's own placeholders. */
  owner?: string | undefined;
  empty?: boolean;
  children: ReactNode;
}

/** Markers that identify a placeholder to the editor's tools. A visitor's page has none. */
export function PlaceholderMarks({
  name,
  owner = noSection,
  empty = false,
  children,
}: PlaceholderMarksProps): ReactNode {
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

/** Markers that identify a section to the editor's tools. A visitor's page has none. */
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
