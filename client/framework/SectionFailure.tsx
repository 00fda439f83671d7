import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

export interface SectionErrorProps {
  /** Name of the failed component; null when it means nothing to the reader. */
  name: string | null;
}

let SectionError: ComponentType<SectionErrorProps> | undefined;
let fetchSectionError: (() => Promise<ComponentType<SectionErrorProps>>) | undefined;

/** Sets the loader of the message in place of a failed section. */
export function setSectionError(fetch: () => Promise<ComponentType<SectionErrorProps>>): void {
  fetchSectionError = fetch;
}

/** Loads the fallback of failed sections: the server at start, the browser when a section fails. */
export async function loadSectionFailure(): Promise<void> {
  SectionError = await fetchSectionError?.();
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
