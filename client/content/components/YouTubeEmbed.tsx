import type { ReactNode } from 'react';
import './YouTubeEmbed.css';
import { ConsentGate } from '../../site/consent/ConsentGate.tsx';

interface YouTubeEmbedProps {
  /** See youtubeId. */
  id: string;
  /** Title of the film. */
  title: string;
  /** A picture from this site, shown until the film loads. */
  poster?: ReactNode;
}

/** A YouTube film, which loads after consent to media or a press on its own button. */
export function YouTubeEmbed({ id, title, poster }: YouTubeEmbedProps): ReactNode {
  return (
    <ConsentGate
      provider="YouTube"
      className="youtube-embed"
      icon="play"
      poster={poster}
      providerAddress={`https://www.youtube.com/watch?v=${id}`}
    >
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
