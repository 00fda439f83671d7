import type { ReactNode } from 'react';

interface FieldChromeProps {
  /** What the platform says of the field; opaque. Without it there is no chrome. */
  metadata: object | null;
  children: ReactNode;
}

/**
 * The pair of elements by which the editor's tools find a field: the first one's text is the metadata.
 * The tools change these elements before hydration.
 */
export function FieldChrome({ metadata, children }: FieldChromeProps): ReactNode {
  if (!metadata) return children;
  return (
    <>
      <code type="text/sitecore" chrometype="field" className="scpm" kind="open" suppressHydrationWarning>
        {JSON.stringify(metadata)}
      </code>
      {children}
      <code type="text/sitecore" chrometype="field" className="scpm" kind="close" suppressHydrationWarning />
    </>
  );
}
