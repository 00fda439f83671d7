import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import './CompareBar.css';
import type { ComparedCar } from '../../../shared/catalogue/compare/ComparedCar.ts';
import { carInLanguage } from '../../../shared/catalogue/car/carInLanguage.ts';
import { carName, carPrice, fullCarName } from '../../../shared/catalogue/car/carRules.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { onPageRestored } from '../../browser/onPageRestored.ts';
import { logDebug } from '../../browser/logDebug.ts';
import type { Translate } from '../../site/translate.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { announce } from '../../ui/messages/announce.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import {
  clearComparison,
  refreshCompared,
  removeCompared,
  rereadComparison,
  restoreComparison,
} from './compareCars.ts';
import { compareChanged } from './compareState.ts';
import { focusPageHeading } from '../../ui/focus/focusHeading.ts';
import { focusSibling } from '../../ui/focus/focusSibling.ts';

/** Number of pictures in the bar; further cars are in its list. */
const picturesShown = 4;

/** Bar at the bottom of every page with the chosen cars and a link to their comparison. */
export function CompareBar(): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { cars, open, panelOpen, restored } = useAppSelector((state) => state.compare);
  const editing = useAppSelector((state) => state.page.mode === 'edit');
  const path = useAppSelector((state) => state.page.location.path);
  const panelId = useId();
  useChangeMessage(cars, restored, t);
  const Dialog = useDialogCode(open);

  useEffect(() => {
    dispatch(restoreComparison());
    return onPageRestored(() => dispatch(rereadComparison()));
  }, [dispatch]);
  useEffect(() => {
    if (open) void dispatch(refreshCompared());
  }, [dispatch, open]);
  const shownOn = useRef(path);
  useEffect(() => {
    if (shownOn.current === path) return;
    shownOn.current = path;
    dispatch(compareChanged({ open: false, panelOpen: false })); // another page is showing, possibly through Back
  }, [dispatch, path]);

  const show = cars.length > 0 && !editing;
  const bar = useRef<HTMLElement>(null);
  const leave = (change: () => void, last: boolean): void => {
    focusSibling('.compare-bar-car button');
    change();
    // the bar disappears with its last car: keyboard focus moves to the page
    if (last) focusPageHeading();
  };
  const clear = (): void => leave(() => dispatch(clearComparison()), true);
  const heading = t('compareHeading', { count: cars.length });
  return (
    <>
      {show && (
        // Escape closes the list from anywhere in the bar
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <section
          ref={bar}
          id="compare-bar"
          className="compare-bar"
          tabIndex={-1}
          aria-label={t('compareChosenList')}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !panelOpen) return;
            dispatch(compareChanged({ panelOpen: false }));
            bar.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
          }}
        >
          <div id={panelId} className="compare-bar-panel" hidden={!panelOpen}>
            {panelOpen && (
              <ChosenCars
                cars={cars}
                t={t}
                onClear={clear}
                onRemove={(car) => leave(() => dispatch(removeCompared(car.car_id ?? '')), cars.length === 1)}
              />
            )}
          </div>
          <div className="wrap compare-bar-line">
            <button
              type="button"
              className="compare-bar-chosen"
              aria-expanded={panelOpen}
              aria-controls={panelId}
              onClick={() => dispatch(compareChanged({ panelOpen: !panelOpen }))}
            >
              <span className="compare-bar-pictures">
                {cars.slice(0, picturesShown).map((car) => (
                  <span key={car.car_id} className="compare-bar-picture">
                    <CarThumb car={car} />
                  </span>
                ))}
              </span>
              <span className="compare-bar-texts">
                <b className="compare-bar-count">{t('compareChosen', { count: cars.length })}</b>
                <span className="compare-bar-hint">{t('compareHint', { count: cars.length })}</span>
              </span>
              <Icon name="chevron" size="s" className="compare-bar-chevron" />
            </button>
            <Button variant="ghost" size="s" className="compare-bar-empty" onClick={clear}>
              {t('compareClear')}
            </Button>
            <Button size="s" onClick={() => dispatch(compareChanged({ open: true, panelOpen: false }))}>
              <span className="compare-bar-long">{heading}</span>
              <span className="compare-bar-short">{t('compare')}</span>
            </Button>
          </div>
        </section>
      )}
      {Dialog && !editing && <Dialog />}
    </>
  );
}

interface ChosenCarsProps {
  cars: readonly ComparedCar[];
  t: Translate;
  onClear: () => void;
  onRemove: (car: ComparedCar) => void;
}

/** The list above the bar, in which cars are removed. */
function ChosenCars({ cars, t, onClear, onRemove }: ChosenCarsProps): ReactNode {
  return (
    <div className="wrap">
      <div className="compare-bar-panel-head">
        <h2 className="h4">{t('compareChosenList')}</h2>
        <button type="button" className="compare-bar-clear" onClick={onClear}>
          {t('compareClearAll')}
        </button>
      </div>
      <ul className="compare-bar-cars">
        {cars.map((car) => (
          <ChosenCar key={car.car_id} car={car} t={t} onRemove={() => onRemove(car)} />
        ))}
      </ul>
    </div>
  );
}

interface ChosenCarProps {
  car: ComparedCar;
  t: Translate;
  onRemove: () => void;
}

function ChosenCar({ car, t, onRemove }: ChosenCarProps): ReactNode {
  const shown = carInLanguage(car, useSite());
  return (
    <li className="compare-bar-car">
      <span className="compare-bar-picture">
        <CarThumb car={car} />
      </span>
      <span className="compare-bar-car-texts">
        <b>{carName(shown)}</b>
        <span className="compare-bar-hint">{carPrice(shown).main || t('priceMissing')}</span>
      </span>
      <IconButton icon="close" label={t('compareRemove', { car: fullCarName(shown) })} bare onClick={onRemove} />
    </li>
  );
}

/** Decorative picture of a car; an icon when there is none. */
function CarThumb({ car }: { car: ComparedCar }): ReactNode {
  const image = car.car_primary_image?.thumbnail_url;
  if (!image) return <Icon name="car" />;
  return <Picture src={image} alt="" width={84} height={56} sizes="84px" missingText="" />;
}

/** Loads the dialog's code when it is first opened. */
function useDialogCode(open: boolean): ComponentType | null {
  const dispatch = useAppDispatch();
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!open || Dialog) return;
    import('./CompareDialog.tsx').then(
      (module) => setDialog(() => module.CompareDialog),
      () => {
        logDebug('compare.dialogNotLoaded');
        dispatch(compareChanged({ open: false })); // so that the next press tries again
      },
    );
  }, [open, Dialog, dispatch]);
  return Dialog;
}

/**
 * Announces an added or removed car.
 * Silent about cars of earlier pages, and when several changed at once.
 */
function useChangeMessage(cars: ComparedCar[], restored: boolean, t: Translate): void {
  // the bar mounts with the first chosen car, or with the session's cars
  const before = useRef<ComparedCar[] | null>(restored ? [] : null);
  const site = useSite();
  useEffect(() => {
    if (!restored) return;
    const earlier = before.current;
    before.current = cars;
    if (!earlier) return;
    const chosen = t('compareChosen', { count: cars.length });
    const added = cars.filter(({ car_id }) => !earlier.some((car) => car.car_id === car_id));
    const removed = earlier.filter(({ car_id }) => !cars.some((car) => car.car_id === car_id));
    const [one] = [...added, ...removed];
    if (!one || added.length + removed.length > 1) return;
    const change = t(added.length > 0 ? 'compareAdded' : 'compareRemoved', { car: carName(carInLanguage(one, site)) });
    announce(`${change} ${chosen}`);
  }, [cars, restored, site, t]);
}
