import { useState } from 'react';
import type { ReactNode } from 'react';
import './Video.css';
import { useLazyComponent } from './useLazyComponent.ts';
import { classNames } from './classNames.ts';
import { useHydrated } from './useHydrated.ts';
import { useMediaQuery } from './useMediaQuery.ts';

export interface VideoProps {
  /** Address of the film, see videoSources. */
  src: string;
  /** The film under 768 px, in place of the other. */
  phoneSrc?: string | undefined;
  /** Names the film; "" for one that says nothing. */
  label: string;
  /** Starts by itself, unless the visitor wants stillness. */
  autoplay: boolean;
  /** pause: the one button that every film that moves by itself needs (WCAG 2.2.2). bar: that and the sound. */
  controls: 'pause' | 'bar';
  labels: { play: string; pause: string; mute: string; unmute: string };
  className?: string | undefined;
  /** The still picture, shown until the film has its first frame. */
  children?: ReactNode;
}

const loadFilm = async () => (await import('./Film.tsx')).Film;

/**
 * A silent film over and over, which fills its place; give the place a height or ratio. The film comes with hydration:
 * only then is it known which of its files is wanted, and whether it may move.
 */
export function Video({ src, phoneSrc, className, children, ...film }: VideoProps): ReactNode {
  const hydrated = useHydrated();
  const { Component: Film } = useLazyComponent(loadFilm);
  const wide = useMediaQuery('(min-width: 768px)', true);
  const [failed, setFailed] = useState<string | null>(null);
  const address = wide ? src || phoneSrc : phoneSrc || src;
  return (
    <div className={classNames('video', className)}>
      {children}
      {hydrated && Film && address && address !== failed && (
        <Film key={address} address={address} {...film} onFail={() => setFailed(address)} />
      )}
    </div>
  );
}
