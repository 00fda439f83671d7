import { useEffect, useRef, useState } from 'react';
import type { RefObject, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch } from '../app/hooks.ts';
import { formPostForgotten } from './formPostState.ts';
import { whenIdle } from '../browser/whenIdle.ts';
import { useNearView } from './useNearView.ts';

/** The code of a form that is kept by scripts, and what the form that it takes over from held. */
export interface TakenForm<Live> {
  Live: Live;
  /** What was typed and ticked so far. */
  start: FormData;
  /** The visitor has sent the form: it is to be sent at once. */
  then: 'rest' | 'submit';
}

interface LiveForm<Live> {
  /** Null while the browser alone keeps the form. */
  taken: TakenForm<Live> | null;
  /** Goes to the element that holds the form. */
  place: RefObject<HTMLDivElement | null>;
  /** Goes to the form that the browser keeps. */
  plain: RefObject<HTMLFormElement | null>;
  /** Goes to that form too. */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * For a form that arrives as one that needs no scripts: when the visitor comes near, or sends it, the code that checks
 * and sends it is loaded and takes it over with what was typed so far.
 * @param holdBack the browser keeps the form and sends it itself: what it sent before may have been taken after all,
 * and its page alone knows under which id
 */
export function useLiveForm<Live>(load: () => Promise<Live>, holdBack: boolean): LiveForm<Live> {
  const dispatch = useAppDispatch();
  const [taken, setTaken] = useState<TakenForm<Live> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLFormElement>(null);

  const takeOver = async (then: TakenForm<Live>['then']): Promise<void> => {
    const Live = await load();
    if (then === 'rest') await whenIdle(); // nobody waits for it: no press does either
    const form = plain.current;
    if (!form) return; // taken over already, or another page by now
    // a field that somebody is in must not be taken away; sending takes the form over all the same
    if (then === 'rest' && form.contains(document.activeElement)) return;
    const start = new FormData(form);
    // at once: nothing may be typed or ticked between the look at the fields and their exchange
    flushSync(() => setTaken({ Live, start, then }));
  };

  useNearView(place, () => {
    if (!holdBack) takeOver('rest').catch(() => undefined);
  });
  useEffect(
    () => () => {
      dispatch(formPostForgotten());
    },
    [dispatch],
  );
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    if (holdBack) return;
    event.preventDefault();
    takeOver('submit').catch(() => plain.current?.submit()); // without its code the browser sends the form
  };
  return { taken, place, plain, onSubmit };
}
