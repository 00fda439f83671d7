import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton.tsx';
import { useStillness } from '../hooks/useStillness.ts';
import { videoSources } from './videoSources.ts';

export interface FilmProps {
  /** Accessible name of the film; "" for a decorative one. */
  label: string;
  /** Starts on its own, unless the visitor prefers reduced motion or data. */
  autoplay: boolean;
  /** Buttons shown. pause: required for every film that moves on its own (WCAG 2.2.2). bar: pause and sound. */
  controls: 'pause' | 'bar';
  labels: { play: string; pause: string; mute: string; unmute: string };
  address: string;
  onFail(): void;
}

/** The film of a Video, with its buttons. */
export function Film({ address, label, autoplay, controls, labels, onFail }: FilmProps): ReactNode {
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
    // play() rejects when the film cannot be loaded: the button then stays as it is
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
