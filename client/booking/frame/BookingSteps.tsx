import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { BookingStore } from '../../../shared/booking/BookingStore.ts';
import { canOpenStep, isFinishedStep } from '../../../shared/booking/stepRules.ts';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import type { Translate } from '../../site/translate.ts';
import { onFirstInput } from '../../browser/onFirstInput.ts';
import { whenUsed } from '../../browser/whenUsed.ts';
import { useTranslate } from '../../site/useSite.ts';
import { selectDraft, selectRestored, stepShown } from '../bookingState.ts';
import { stepOfView } from '../stepAddress.ts';
import type { BookingView } from '../stepAddress.ts';
import { firstStep, loadFirstStep } from './firstStep.ts';
import { LazyStep } from './LazyStep.tsx';
import { StepHeader } from './StepHeader.tsx';

const loadServices = async (): Promise<ComponentType> => (await import('../steps/StepServices.tsx')).StepServices;
const loadAddons = async (): Promise<ComponentType> => (await import('../steps/StepAddons.tsx')).StepAddons;
const loadWorkshop = async (): Promise<ComponentType> => (await import('../steps/StepWorkshop.tsx')).StepWorkshop;
const loadContact = async (): Promise<ComponentType> => (await import('../steps/StepContact.tsx')).StepContact;
const loadConfirmation = async (): Promise<ComponentType> =>
  (await import('../steps/StepConfirmation.tsx')).StepConfirmation;

const titles = [
  'bookingStepCar',
  'bookingStepServices',
  'bookingStepAddons',
  'bookingStepWorkshop',
  'bookingStepDoneTitle',
] as const;

/** The five steps one under the other: what came of the finished ones, the open one, what is to come. */
export function BookingSteps({ view }: { view: BookingView }): ReactNode {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDraft);
  const heading = useRef<HTMLHeadingElement>(null);
  const restored = useAppSelector(selectRestored);
  useFocusOnChange(heading, view, restored);
  useNextCode(view);

  if (view === 'done') {
    return (
      <div className="booking-steps" ref={heading} tabIndex={-1}>
        <LazyStep load={loadConfirmation} />
      </div>
    );
  }
  const open = stepOfView(view);
  return (
    <div className="booking-steps">
      {titles.map((title, index) => {
        const step = index + 1;
        const current = step === open;
        const opens = !current && canOpenStep(draft, step);
        return (
          <section key={title} className="step" aria-label={t(title)}>
            <StepHeader
              step={step}
              title={t(title)}
              result={opens ? resultOf(step, draft, t) : ''}
              current={current}
              finished={isFinishedStep(draft, step)}
              awaited={!restored && step < open}
              onOpen={opens ? () => dispatch(stepShown(step)) : null}
              headingRef={current ? heading : null}
            />
            {current && (
              <div className="step-body">
                <OpenStep view={view} />
              </div>
            )}
          </section>
        );
      })}
    </div>
  );
}

const loaders = { services: loadServices, addons: loadAddons, workshop: loadWorkshop, contact: loadContact };

function OpenStep({ view }: { view: Exclude<BookingView, 'done'> }): ReactNode {
  return view === 'car' ? <FirstStep /> : <LazyStep key={view} load={loaders[view]} />;
}

/** A page that opens with the first step has its code before it hydrates. */
function FirstStep(): ReactNode {
  // as it was at first: another element in its place would lose what is typed
  const [StepCar] = useState(() => firstStep.StepCar);
  return StepCar ? <StepCar /> : <LazyStep load={loadFirstStep} />;
}

/**
 * Focuses the heading of what opened. On a phone the heading goes to the top of the window, so that the first field or
 * choice below it is in sight; the focus alone scrolls no further than to the heading, or not at all. At once: what
 * stands above changes with the car, and would move the end of a slow way from under it.
 */
function arriveAt(heading: HTMLElement | null): void {
  const isNarrow = window.matchMedia('(max-width: 767px)').matches;
  heading?.focus({ preventScroll: isNarrow });
  if (isNarrow) heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** The focus goes to the heading of what is newly open; not when the session brings back what showed before. */
function useFocusOnChange(heading: { current: HTMLElement | null }, view: BookingView, restored: boolean): void {
  const shown = useRef<BookingView | null>(null);
  useEffect(() => {
    if (!restored || shown.current === view) return;
    if (shown.current !== null) arriveAt(heading.current);
    shown.current = view;
  }, [heading, view, restored]);
}

/** Fetches the code of the next part while the visitor is busy with this one. */
function useNextCode(view: BookingView): void {
  useEffect(() => {
    const next = {
      car: loadServices,
      services: loadAddons,
      addons: loadWorkshop,
      workshop: loadContact,
      contact: loadConfirmation,
      done: null,
    }[view];
    if (!next) return undefined;
    const fetch = (): void => {
      next().catch(() => undefined); // when it is needed it is asked for again
    };
    // a visitor who has only opened the first step may not book
    return view === 'car' ? onFirstInput(fetch) : whenUsed(fetch);
  }, [view]);
}

/** What came of a step, for its closed header. */
function resultOf(step: number, draft: BookingStore, t: Translate): string {
  const names = (type: 'service' | 'addon'): string =>
    Object.values(draft.services)
      .filter((selection) => selection.type === type)
      .map(({ name }) => name)
      .join(', ');
  if (step === 1) return [draft.car?.registrationNumber, draft.placeName].filter(Boolean).join(', ');
  if (step === 2) return names('service');
  if (step === 3) return names('addon') || (draft.hasAddons === false ? t('bookingNoAddons') : '');
  return draft.location?.siteName ?? '';
}
