import type { ReactNode } from 'react';
import './CarouselControls.css';
import type { Translate } from '../../site/translate.ts';
import { useTexts } from '../../site/useSite.ts';
import { IconButton } from '../../ui/IconButton.tsx';

interface CarouselControlsProps {
  index: number;
  count: number;
  loop: boolean;
  /** Action of its button: pause, start, or restart at the end; null without a button. */
  rotation: 'moving' | 'paused' | 'ended' | null;
  /** False until the slides can be moved: the controls are invisible until then, but take their space. */
  ready: boolean;
  onRotate(on: boolean): void;
  onStep(by: 1 | -1): void;
  onShow(index: number): void;
}

const rotationButtons = {
  moving: (t: Translate) => ({ icon: 'pause', label: t('pauseCarousel') }) as const,
  paused: (t: Translate) => ({ icon: 'play', label: t('playCarousel') }) as const,
  ended: (t: Translate) => ({ icon: 'replay', label: t('replayCarousel') }) as const,
};

/** Controls of a carousel: pause, a dot for each slide, previous, next. */
export function CarouselControls(props: CarouselControlsProps): ReactNode {
  const { index, count, loop, rotation, ready, onRotate, onStep, onShow } = props;
  const t = useTexts();
  const first = !loop && index === 0;
  const last = !loop && index === count - 1;
  return (
    <div className="carousel-controls-row" data-ready={ready}>
      {rotation !== null && (
        <IconButton
          {...rotationButtons[rotation](t)}
          data-rotation-control
          onClick={() => onRotate(rotation !== 'moving')}
        />
      )}
      <div className="carousel-controls-dots">
        {Array.from({ length: count }, (_none, place) => (
          <button
            key={place}
            type="button"
            className="carousel-controls-dot"
            aria-label={t('showSlide', { index: place + 1 })}
            aria-current={place === index || undefined}
            onClick={() => onShow(place)}
          />
        ))}
      </div>
      {/* aria-disabled, not disabled: a button disabled while it is pressed would lose the focus */}
      <IconButton
        icon="arrowLeft"
        label={t('previous')}
        aria-disabled={first}
        onClick={() => {
          if (!first) onStep(-1);
        }}
      />
      <IconButton
        icon="arrow"
        label={t('next')}
        aria-disabled={last}
        onClick={() => {
          if (!last) onStep(1);
        }}
      />
    </div>
  );
}
