import type { ReactNode } from 'react';

interface FieldChromeProps {
  /** The platform's opaque metadata of the field. Without it there is no chrome. */
  metadata: object | null;
  children: ReactNode;
}

/**
 * Pair of elements that mark a field for the editor's tools; the first one's text is the metadata.
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
