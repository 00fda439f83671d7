import { useEffect, useRef } from 'react';

/** True while a pointer is down on the list, whose elements must not move then. */
export function useHeldPointer(list: { current: HTMLElement | null }): { current: boolean } {
  const held = useRef(false);
  useEffect(() => {
    const press = ({ target }: PointerEvent): void => {
      held.current = target instanceof Node && list.current?.contains(target) === true;
    };
    const release = (): void => {
      held.current = false;
    };
    const ends = ['pointerup', 'pointercancel'] as const;
    document.addEventListener('pointerdown', press);
    for (const end of ends) document.addEventListener(end, release);
    return () => {
      document.removeEventListener('pointerdown', press);
      for (const end of ends) document.removeEventListener(end, release);
    };
  }, [list]);
  return held;
}
