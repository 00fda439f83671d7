import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import '../../ui/map/PointMap.css';
import { inputRestMs, whenUsed } from '../../browser/whenUsed.ts';
import { classNames } from '../../ui/classNames.ts';
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts';
import { useMediaQuery } from '../../ui/hooks/useMediaQuery.ts';
import type { SiteMapProps } from './SiteMap.tsx';

const loadSiteMap = async () => (await import('./SiteMap.tsx')).SiteMap;
const loadFailure = async () => (await import('./LateMapFailure.tsx')).LateMapFailure;

/**
 * A SiteMap whose code loads on a wide screen at once, on a phone when the visitor uses the page.
 * Its box keeps its size from the start.
 */
export function LateSiteMap(props: SiteMapProps): ReactNode {
  const isWide = useMediaQuery('(min-width: 768px)', false);
  const [used, setUsed] = useState(false);
  useEffect(() => (isWide ? undefined : whenUsed(() => setUsed(true), inputRestMs)), [isWide]);
  return isWide || used ? <LoadedMap {...props} used={used} /> : <EmptyMap className={props.className} />;
}

function LoadedMap(props: SiteMapProps): ReactNode {
  const { Component: SiteMap, failed } = useLazyComponent(loadSiteMap);
  if (failed) return <FailedMap {...props} />;
  return SiteMap ? <SiteMap {...props} /> : <EmptyMap className={props.className} />;
}

function FailedMap({ points, className }: SiteMapProps): ReactNode {
  const { Component } = useLazyComponent(loadFailure);
  return Component ? <Component points={points} /> : <EmptyMap className={className} />;
}

function EmptyMap({ className }: Pick<SiteMapProps, 'className'>): ReactNode {
  return <div className={classNames('point-map', 'point-map-empty', className)} data-map="waiting" />;
}
