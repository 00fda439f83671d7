import type { ReactNode } from 'react';
import { useTexts } from '../../site/useSite.ts';
import { MapFailure } from '../../ui/map/MapFailure.tsx';
import { buildMapFailure } from '../buildMapFailure.ts';
import type { SitePoint } from '../buildMapFailure.ts';

/** Replaces a map whose code could not be loaded. */
export function LateMapFailure({ points }: { points: readonly SitePoint[] }): ReactNode {
  return <MapFailure {...buildMapFailure(points, useTexts())} />;
}
