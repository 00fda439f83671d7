import type { ReactNode } from 'react';
import type { SectionProps } from '../../app/SectionDefinition.ts';
export function CarTeaser(_props: SectionProps): ReactNode {
  return null;
}
