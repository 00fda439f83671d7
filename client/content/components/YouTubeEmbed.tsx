import type { ReactNode } from 'react';
import './YouTubeEmbed.css';
import { ConsentGate } from '../../site/components/ConsentGate.tsx';

interface YouTubeEmbedProps {
  /** See youtubeId. */
  id: string;
  /** What the film is called. */
  title: string;
  /** A picture of our own, shown until the visitor lets YouTube in. */
  poster?: ReactNode;
}

/** A film on YouTube, which is told of the visitor only after two clicks or consent. */
export function YouTubeEmbed({ id, title, poster }: YouTubeEmbedProps): ReactNode {
  return (
    <ConsentGate provider="YouTube" className="youtube-embed" icon="play" poster={poster}>
      {() => (
        <iframe
          className="youtube-embed-frame"
          src={`https://www.youtube-nocookie.com/embed/${id}`}
          title={title || 'YouTube'}
          loading="lazy"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </ConsentGate>
  );
}
