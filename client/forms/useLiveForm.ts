import { startTransition, useEffect, useRef, useState } from 'react';
import type { RefObject, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch } from '../framework/hooks.ts';
import { formPostForgotten } from './formPostState.ts';
import { whenIdle } from '../browser/whenIdle.ts';
import { useNearView } from './useNearView.ts';

/** Code of a form's script version, and the content of its native version. */
export interface TakenForm<Live> {
  Live: Live;
  /** Content of the native form. */
  start: FormData;
  /** submit: the visitor has submitted the form, so send it at once. */
  then: 'rest' | 'submit';
}

interface LiveForm<Live> {
  /** Null while the native form is shown. */
  taken: TakenForm<Live> | null;
  /** Ref for the element that contains the form. */
  place: RefObject<HTMLDivElement | null>;
  /** Ref for the native form. */
  plain: RefObject<HTMLFormElement | null>;
  /** Submit handler for the native form. */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * Replaces a native form by its script version when the visitor comes near or submits it.
 * The content of the native form is kept.
 * @param holdBack keeps the native form: its last post may have been received after all, and only its page knows the
 * submission id
 */
export function useLiveForm<Live>(load: () => Promise<Live>, holdBack: boolean): LiveForm<Live> {
  const dispatch = useAppDispatch();
  const [taken, setTaken] = useState<TakenForm<Live> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLFormElement>(null);

  const takeOver = async (then: TakenForm<Live>['then']): Promise<void> => {
    const Live = await load();
    if (then === 'rest') await whenIdle(); // not urgent: there has been no press
    const form = plain.current;
    if (!form) return; // replaced already, or another page by now
    // a focused field must not be replaced; submitting always replaces the form
    if (then === 'rest' && form.contains(document.activeElement)) return;
    const start = new FormData(form);
    // synchronous: no input may occur between reading the fields and replacing them
    if (then === 'submit') {
      flushSync(() => setTaken({ Live, start, then }));
      // the pressed button is gone
      if (document.activeElement === document.body) {
        place.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
      }
    } else {
      // in slices: on a slow phone the replacement takes longer than a press may wait.
      // Input to the form meanwhile cancels it.
      for (const type of ['focusin', 'input', 'change']) form.addEventListener(type, () => setTaken(null));
      startTransition(() => setTaken({ Live, start, then }));
    }
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
