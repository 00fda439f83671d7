import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { SectionErrorProps } from '../../site/components/SectionError.tsx';

let SectionError: ComponentType<SectionErrorProps> | undefined;

/** Loads the fallback of failed sections: the server at start, the browser when a section fails. */
export async function loadSectionFailure(): Promise<void> {
  const loaded = await import('../../site/components/SectionError.tsx');
  SectionError = loaded.SectionError;
}

/** Fallback of a failed section; empty until its code has loaded. */
export function SectionFailure(props: SectionErrorProps): ReactNode {
  const [, setLoaded] = useState(SectionError !== undefined);
  useEffect(() => {
    if (SectionError) return;
    loadSectionFailure().then(
      () => setLoaded(true),
      () => undefined, // the rest of the page works without it
    );
  }, []);
  return SectionError && <SectionError {...props} />;
}
