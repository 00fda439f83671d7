import { useRef } from 'react';
import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { openAfterDrag, pressSlack } from './drawerDrag.ts';

interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  onClickCapture: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Lets a part of the drawer be dragged: `moved` follows the pointer, and at the end `onEnd` is told whether the drawer
 * is open. A press that hardly moves stays a press; one that moved is none.
 */
export function useDrawerDrag(
  open: boolean,
  moved: RefObject<HTMLElement | null>,
  onEnd: (open: boolean) => void,
): DragHandlers {
  const drag = useRef<{ pointer: number; from: number; by: number } | null>(null);
  const dragged = useRef(false);

  const follow = (by: number): void => {
    const limited = open ? Math.max(0, by) : Math.min(0, Math.max(-60, by));
    moved.current?.style.setProperty('translate', by === 0 ? '' : `0 ${limited}px`);
  };
  const end = (event: PointerEvent<HTMLElement>, counts: boolean): void => {
    const { current } = drag;
    if (current?.pointer !== event.pointerId) return;
    drag.current = null;
    follow(0);
    if (counts && dragged.current) onEnd(openAfterDrag(open, current.by));
  };

  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      dragged.current = false;
      drag.current = { pointer: event.pointerId, from: event.clientY, by: 0 };
    },
    onPointerMove: (event) => {
      const { current } = drag;
      if (current?.pointer !== event.pointerId) return;
      current.by = event.clientY - current.from;
      if (!dragged.current && Math.abs(current.by) > pressSlack) {
        dragged.current = true;
        // only now, so that a press still reaches the button under it
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      if (dragged.current) follow(current.by);
    },
    onPointerUp: (event) => {
      const { current } = drag;
      if (current) current.by = event.clientY - current.from;
      end(event, true);
    },
    onPointerCancel: (event) => end(event, false),
    onClickCapture: (event) => {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
