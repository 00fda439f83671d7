import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { SectionErrorProps } from '../content/components/SectionError.tsx';

let SectionError: ComponentType<SectionErrorProps> | undefined;

/** Loads what stands in place of a section that failed: the server at start, a browser when one fails. */
export async function loadSectionFailure(): Promise<void> {
  const loaded = await import('../content/components/SectionError.tsx');
  SectionError = loaded.SectionError;
}

/** Stands in place of a section that failed; nothing until its code is there. */
export function SectionFailure(props: SectionErrorProps): ReactNode {
  const [, setLoaded] = useState(SectionError !== undefined);
  useEffect(() => {
    if (SectionError) return;
    loadSectionFailure().then(
      () => setLoaded(true),
      () => undefined, // the rest of the page is whole without it
    );
  }, []);
  return SectionError && <SectionError {...props} />;
}
