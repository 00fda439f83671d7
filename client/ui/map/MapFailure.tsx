import type { ReactNode } from 'react';
import './PointMap.css';
import { announceShown } from '../messages/announce.ts';

/** A point of the failed map, with a link to directions. */
interface MapFailureWay {
  id: string;
  name: string;
  address: string;
  /** Address of directions on another site. */
  href: string;
}

export interface MapFailureProps {
  text: string;
  ways: readonly MapFailureWay[];
  directionsLabel: string;
}

/** Maximum number of listed rows: the page lists all points as text next to the map. */
const maxWays = 5;

/** Replaces a map whose code or tiles failed with addresses and directions, smaller than the map. */
export function MapFailure({ text, ways, directionsLabel }: MapFailureProps): ReactNode {
  return (
    <div className="point-map-failure" data-map="failed">
      <p className="small" ref={announceShown}>
        {text}
      </p>
      {ways.length > 0 && (
        <ul className="point-map-ways small">
          {ways.slice(0, maxWays).map(({ id, name, address, href }) => (
            <li key={id}>
              <b>{name}</b>, {address}{' '}
              <a href={href} target="_blank" rel="noopener" aria-label={`${directionsLabel}: ${name}`}>
                {directionsLabel}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
