import { useEffect, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import slick from 'react-slick';
import './SlickSlides.css';

// The package is CommonJS: in a bundle its class is nested one level deeper.
const Slider = (slick as unknown as { default?: typeof slick }).default ?? slick;

export type SlickSlider = InstanceType<typeof Slider>;

export interface SlickSlidesProps {
  slider: Ref<SlickSlider>;
  /** Index of the first slide shown. */
  start: number;
  /** Wraps around after the last slide. */
  loop: boolean;
  /** Changes slides without animation. */
  still: boolean;
  onShow(index: number): void;
  children: ReactNode;
}

/** Slides that are swiped and moved by react-slick. Browser only: it sets its size with style attributes. */
export function SlickSlides({ slider, start, loop, still, onShow, children }: SlickSlidesProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // slick hides the other slides from screen readers, but leaves their links in the tab order
  const takeOthersOut = (): void => {
    let focusLost = false;
    for (const slide of box.current?.querySelectorAll<HTMLElement>('.slick-slide') ?? []) {
      const hidden = slide.getAttribute('aria-hidden') === 'true';
      focusLost ||= hidden && slide.contains(document.activeElement);
      slide.inert = hidden;
    }
    if (focusLost) box.current?.querySelector<HTMLElement>('.slick-current a')?.focus({ preventScroll: true });
  };
  useEffect(takeOthersOut);
  return (
    <div ref={box} className="slick-slides">
      <Slider
        ref={slider}
        initialSlide={start}
        infinite={loop}
        speed={still ? 0 : 500}
        arrows={false}
        accessibility={false}
        waitForAnimate={false} // accepts a press during a slide's animation
        beforeChange={(_from, to) => onShow(to)}
        onReInit={takeOthersOut}
      >
        {children}
      </Slider>
    </div>
  );
}
