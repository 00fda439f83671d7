import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { SectionData } from '../../shared/content/ContentTypes.ts';
import { SectionError } from '../content/components/SectionError.tsx';
import { loadedSection } from './loadedCode.ts';

class ErrorCatcher extends Component<{ children: ReactNode; fallback: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function Section({ section, index }: { section: SectionData; index: number }): ReactNode {
  const Found = loadedSection(section.componentName);
  if (!Found) throw new Error(`No section component is named "${section.componentName}".`);
  return <Found section={section} index={index} />;
}

/**
 * Keeps a section that fails from taking the page with it. The Suspense boundary does that on the server, where
 * React has no error boundaries: it sends the fallback in place and the browser tries the section again.
 */
export function SectionBoundary({ section, index }: { section: SectionData; index: number }): ReactNode {
  return (
    <ErrorCatcher fallback={<SectionError />}>
      <Suspense fallback={<SectionError />}>
        <Section section={section} index={index} />
      </Suspense>
    </ErrorCatcher>
  );
}
