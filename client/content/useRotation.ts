import { useEffect, useEffectEvent, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { useMediaQuery } from '../ui/hooks/useMediaQuery.ts';
import { usePageVisible } from '../ui/hooks/usePageVisible.ts';

interface RotationOptions {
  /** Time per slide, ms; 0 disables the movement. */
  every: number;
  /** The current slide: each change restarts its time. */
  index: number;
  /** False while there is nothing to move, and at the end without looping. */
  able: boolean;
  next(): void;
}

export interface Rotation {
  /** True while the movement is on, even if pointer or focus pause it: the state that the button shows. */
  on: boolean;
  turn(on: boolean): void;
  /** For the element around the slides. */
  pointerHandlers: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
    onPointerDown(event: PointerEvent): void;
  };
  /** For the element around slides and controls; focus on data-rotation-control does not pause it. */
  focusHandlers: {
    onFocus(event: FocusEvent): void;
    onBlur(event: FocusEvent): void;
  };
}

/**
 * Automatic movement according to the carousel pattern of WAI-ARIA.
 * It pauses while the pointer or the focus is on it and while the tab is hidden, a touch ends it, and it does not start
 * for visitors who prefer reduced motion.
 */
export function useRotation({ every, index, able, next }: RotationOptions): Rotation {
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const visible = usePageVisible();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const on = every > 0 && able && (choice ?? !lessMotion);
  const moving = on && visible && !hovered && !focused;
  const move = useEffectEvent(next);

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => move(), every);
    return () => clearInterval(timer);
  }, [moving, every, index]);

  const isControl = (target: EventTarget): boolean =>
    target instanceof Element && target.closest('[data-rotation-control]') !== null;
  return {
    on,
    turn: setChoice,
    pointerHandlers: {
      onPointerEnter: (event) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onPointerDown: (event) => {
        if (event.pointerType === 'touch') setChoice(false);
      },
    },
    focusHandlers: {
      onFocus: (event) => setFocused(!isControl(event.target)),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
