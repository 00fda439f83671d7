import { useState } from 'react';
import type { ReactNode } from 'react';
import './Video.css';
import type { FilmProps } from './Film.tsx';
import { useLazyComponent } from '../hooks/useLazyComponent.ts';
import { classNames } from '../classNames.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';

export interface VideoProps extends Omit<FilmProps, 'address' | 'onFail'> {
  /** Address of the film, see videoSources. */
  src: string;
  /** Alternative film under 768 px. */
  phoneSrc?: string | undefined;
  className?: string | undefined;
  /** Still picture, shown until the film has its first frame. */
  children?: ReactNode;
}

const loadFilm = async () => (await import('./Film.tsx')).Film;

/**
 * A silent looping film that fills its parent; give the parent a height or ratio.
 * The film is added after hydration: only then is it known which file is needed and whether it may move.
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
