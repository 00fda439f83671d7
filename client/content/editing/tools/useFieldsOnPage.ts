import { useCallback, useEffect, useRef, useState } from 'react';
import type { AppStore } from '../../../app/store.ts';
import { findFields } from './findFields.ts';
import type { FieldOnPage } from './findFields.ts';
import { moveTo, measurePlace, pressable } from './measurePlace.ts';

/**
 * Fields of the page, refreshed on each render.
 * `buttonOf` keeps each field's button in place while the page scrolls, grows and moves.
 */
export function useFieldsOnPage(store: AppStore): {
  fields: FieldOnPage[];
  buttonOf: (key: string, button: HTMLButtonElement | null) => void;
  button: (key: string) => HTMLButtonElement | undefined;
} {
  const [fields, setFields] = useState<FieldOnPage[]>([]);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const buttonOf = useCallback((key: string, button: HTMLButtonElement | null): void => {
    if (button) buttons.current.set(key, button);
    else buttons.current.delete(key);
  }, []);
  const button = useCallback((key: string) => buttons.current.get(key), []);

  useEffect(() => {
    let frame = 0;
    const find = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setFields(findFields(document)));
    };
    find();
    let layout = store.getState().page.layout;
    const unsubscribe = store.subscribe(() => {
      const next = store.getState().page.layout;
      if (next !== layout) find();
      layout = next;
    });
    // menus and panels that open contain more fields
    const observer = new MutationObserver((changes) => {
      const ofPage = changes.some(({ target }) => target instanceof Element && !target.closest('[data-editing-tool]'));
      if (ofPage) find();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
      observer.disconnect();
    };
  }, [store]);

  useEffect(() => {
    let frame = 0;
    const place = (): void => {
      const places = fields.map(({ range }) => measurePlace(range));
      const seen = places.filter((at) => at !== null);
      fields.forEach(({ key }, index) => {
        const element = buttons.current.get(key);
        const at = places[index];
        if (!element) return;
        element.hidden = !at;
        if (at) moveTo(element, pressable(at, seen));
      });
    };
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
    const size = new ResizeObserver(soon);
    size.observe(document.body);
    const events = ['scroll', 'resize', 'transitionend', 'load', 'toggle', 'click', 'keyup'];
    for (const type of events) window.addEventListener(type, soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      for (const type of events) window.removeEventListener(type, soon, { capture: true });
    };
  }, [fields]);

  return { fields, buttonOf, button };
}
