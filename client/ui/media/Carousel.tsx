import { Children, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import './Carousel.css';
import { IconButton } from '../IconButton.tsx';
import { useHydrated } from '../hooks/useHydrated.ts';

export interface CarouselProps {
  /** Accessible name of the group. */
  label: string;
  /** Visible heading, to the left of the controls. */
  heading?: ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** full: one slide at a time. cards: 315 px wide cards side by side. */
  look?: 'full' | 'cards';
  /** Wraps around at both ends. */
  loop?: boolean;
  /** One child per slide. */
  children: ReactNode;
}

/** Index of the slide whose start is nearest to the track's start. */
function slideInView(track: HTMLElement): number {
  const slides = [...track.children] as HTMLElement[];
  const offset = track.scrollLeft + (slides[0]?.offsetLeft ?? 0);
  let nearest = 0;
  slides.forEach((slide, index) => {
    const best = slides[nearest];
    if (best && Math.abs(slide.offsetLeft - offset) < Math.abs(best.offsetLeft - offset)) nearest = index;
  });
  return nearest;
}

/**
 * A native list that scrolls sideways and snaps to its slides, so it swipes and needs no JavaScript.
 * Buttons and dots appear with hydration. It never moves on its own.
 */
export function Carousel({
  label,
  heading,
  previousLabel,
  nextLabel,
  look = 'full',
  loop = false,
  children,
}: CarouselProps): ReactNode {
  const track = useRef<HTMLUListElement>(null);
  const hydrated = useHydrated();
  const [index, setIndex] = useState(0);
  const [atEnd, setAtEnd] = useState(false);
  const slides = Children.toArray(children);

  const follow = (): void => {
    const element = track.current;
    if (!element) return;
    setIndex(slideInView(element));
    setAtEnd(
      element.scrollWidth > element.clientWidth && element.scrollLeft + element.clientWidth >= element.scrollWidth - 2,
    );
  };
  const goTo = (target: number): void => {
    const slide = track.current?.children[target];
    const first = track.current?.children[0];
    if (!(slide instanceof HTMLElement) || !(first instanceof HTMLElement)) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    track.current?.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior: calm ? 'auto' : 'smooth' });
  };
  const first = !loop && index === 0;
  const last = !loop && (index === slides.length - 1 || atEnd);
  const step = (by: number): void => goTo(loop ? (index + by + slides.length) % slides.length : index + by);

  return (
    <div className={`carousel carousel-${look}`} role="group" aria-label={label}>
      {(heading || slides.length > 1) && (
        <div className="section-head carousel-head">
          {heading ?? <span />}
          {slides.length > 1 && (
            <div className={hydrated ? 'carousel-controls' : 'carousel-controls carousel-controls-waiting'}>
              {look === 'full' && (
                <span className="carousel-dots" aria-hidden="true">
                  {slides.map((_slide, dot) => (
                    <span key={dot} className={dot === index ? 'carousel-dot carousel-dot-on' : 'carousel-dot'} />
                  ))}
                </span>
              )}
              {/* aria-disabled, not disabled: a button disabled while it is pressed would lose the focus */}
              <IconButton
                icon="arrowLeft"
                label={previousLabel}
                aria-disabled={first}
                onClick={() => first || step(-1)}
              />
              <IconButton icon="arrow" label={nextLabel} aria-disabled={last} onClick={() => last || step(1)} />
            </div>
          )}
        </div>
      )}
      <ul className="carousel-track" ref={track} onScroll={follow}>
        {slides.map((slide, place) => (
          <li key={place} className="carousel-slide">
            {slide}
          </li>
        ))}
      </ul>
    </div>
  );
}
