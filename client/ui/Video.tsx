import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import './Video.css';
import { classNames } from './classNames.ts';
import { IconButton } from './IconButton.tsx';
import { useHydrated } from './useHydrated.ts';
import { useMediaQuery } from './useMediaQuery.ts';
import { useStillness } from './useStillness.ts';
import { videoSources } from './videoSources.ts';

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

/**
 * A silent film over and over, which fills its place; give the place a height or ratio. The film comes with hydration:
 * only then is it known which of its files is wanted, and whether it may move.
 */
export function Video({ src, phoneSrc, className, children, ...film }: VideoProps): ReactNode {
  const hydrated = useHydrated();
  const wide = useMediaQuery('(min-width: 768px)', true);
  const [failed, setFailed] = useState<string | null>(null);
  const address = wide ? src || phoneSrc : phoneSrc || src;
  return (
    <div className={classNames('video', className)}>
      {children}
      {hydrated && address && address !== failed && (
        <Film key={address} address={address} {...film} onFail={() => setFailed(address)} />
      )}
    </div>
  );
}

interface FilmProps extends Pick<VideoProps, 'label' | 'autoplay' | 'controls' | 'labels'> {
  address: string;
  onFail(): void;
}

function Film({ address, label, autoplay, controls, labels, onFail }: FilmProps): ReactNode {
  const film = useRef<HTMLVideoElement>(null);
  const moves = !useStillness() && autoplay;
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(true);
  const sources = videoSources(address);

  useEffect(() => {
    if (!moves) film.current?.pause();
  }, [moves]);

  const toggle = (): void => {
    const element = film.current;
    if (!element) return;
    // play() is refused when the film cannot be had: the button then stays as it is
    if (element.paused) element.play().catch(() => undefined);
    else element.pause();
  };

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- it starts silent and the content has no captions */}
      <video
        ref={film}
        className="video-film"
        autoPlay={moves}
        loop
        muted={muted}
        playsInline
        preload={moves ? 'auto' : 'none'}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        {...(label ? { 'aria-label': label } : { 'aria-hidden': true })}
      >
        {sources.map(({ src, type }, place) => (
          <source key={src} src={src} type={type} onError={place === sources.length - 1 ? onFail : undefined} />
        ))}
      </video>
      <div className={controls === 'bar' ? 'video-controls' : 'video-pause'}>
        <IconButton icon={playing ? 'pause' : 'play'} label={playing ? labels.pause : labels.play} onClick={toggle} />
        {controls === 'bar' && (
          <IconButton
            icon={muted ? 'muted' : 'sound'}
            label={muted ? labels.unmute : labels.mute}
            onClick={() => setMuted(!muted)}
          />
        )}
      </div>
    </>
  );
}
