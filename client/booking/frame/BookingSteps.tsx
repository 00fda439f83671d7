import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { BookingStore } from '../../../shared/booking/BookingStore.ts';
import { canOpenStep, isFinishedStep } from '../../../shared/booking/steps/stepRules.ts';
import type { PagePlate } from '../../../shared/site/plateTypes.ts';
import { writtenPlate } from '../../../shared/site/writtenPlate.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import type { Translate } from '../../site/translate.ts';
import { onFirstInput } from '../../browser/onFirstInput.ts';
import { inputRestMs, whenUsed } from '../../browser/whenUsed.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { selectDraft, selectRestored, stepShown } from '../state/bookingState.ts';
import { stepOfView } from '../state/stepAddress.ts';
import type { BookingView } from '../state/stepAddress.ts';
import { firstStep, loadFirstStep } from './firstStep.ts';
import { StepHeader } from './StepHeader.tsx';
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts';
import { Button } from '../../ui/Button.tsx';
import { announceFailure } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { StepLoading } from './StepLoading.tsx';

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

/** The five steps below each other: results of the finished ones, the open one, and those to come. */
export function BookingSteps({ view }: { view: BookingView }): ReactNode {
  const t = useTexts();
  const { plate } = useSite();
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
              result={opens ? stepSummary(step, draft, plate, t) : ''}
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

/** The first step. A page that opens with it has its code before it hydrates. */
function FirstStep(): ReactNode {
  // constant while mounted: another element would lose typed text
  const [StepCar] = useState(() => firstStep.StepCar);
  return StepCar ? <StepCar /> : <LazyStep load={loadFirstStep} />;
}

/**
 * Focuses the heading of the step that opened, or the view's own.
 * On a phone it scrolls the heading to the top of the window, so that the first field or choice below is visible; focus
 * alone scrolls only to the heading, or not at all. It scrolls at once: the content above changes with the car and
 * would shift the target of a smooth scroll.
 */
function arriveAt(heading: HTMLElement | null): void {
  const isNarrow = window.matchMedia('(max-width: 767px)').matches;
  const own = document.querySelector<HTMLElement>('[data-view-heading]');
  (own ?? heading)?.focus({ preventScroll: isNarrow });
  if (isNarrow) heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Focuses the heading of a newly opened step, but not when the session restores an earlier view. */
function useFocusOnChange(heading: { current: HTMLElement | null }, view: BookingView, restored: boolean): void {
  const shown = useRef<BookingView | null>(null);
  useEffect(() => {
    if (!restored || shown.current === view) return;
    if (shown.current !== null) arriveAt(heading.current);
    shown.current = view;
  }, [heading, view, restored]);
}

/** Prefetches the code of the next part while the visitor is busy with this one. */
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
      next().catch(() => undefined); // loaded again when it is needed
    };
    // a visitor who has only opened the first step may not book
    return view === 'car' ? onFirstInput(fetch) : whenUsed(fetch, inputRestMs);
  }, [view]);
}

/** Summary of a step for its closed header. */
function stepSummary(step: number, draft: BookingStore, plate: PagePlate, t: Translate): string {
  const names = (type: 'service' | 'addon'): string =>
    Object.values(draft.services)
      .filter((selection) => selection.type === type)
      .map(({ name }) => name)
      .join(', ');
  if (step === 1) {
    return [writtenPlate(draft.car?.registrationNumber ?? '', plate), draft.placeName].filter(Boolean).join(', ');
  }
  if (step === 2) return names('service');
  if (step === 3) return names('addon') || (draft.hasAddons === false ? t('bookingNoAddons') : '');
  return draft.location?.siteName ?? '';
}

/**
 * A step whose code loads when it is first shown, with loading and error states.
 * It shows once the session's draft is read, because it loads data for the draft's car.
 */
function LazyStep({ load }: { load: () => Promise<ComponentType> }): ReactNode {
  const t = useTexts();
  const restored = useAppSelector(selectRestored);
  const { Component, failed, retry } = useLazyComponent(load);
  if (Component && restored) return <Component />;
  if (!failed) return <StepLoading label={t('bookingLoading')} />;
  return (
    <Notice tone="error" ref={announceFailure} title={t('bookingStepNotLoaded')}>
      <p className="small">{t('bookingStepNotLoadedText')}</p>
      <Button variant="ghost" size="s" onClick={retry}>
        {t('bookingRetry')}
      </Button>
    </Notice>
  );
}
