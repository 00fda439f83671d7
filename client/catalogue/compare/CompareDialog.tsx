import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import './CompareDialog.css';
import { compareAddress } from '../../../shared/catalogue/compare/compareAddress.ts';
import { carInLanguage } from '../../../shared/catalogue/car/carInLanguage.ts';
import { fullCarName } from '../../../shared/catalogue/car/carRules.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { clearComparison, removeCompared } from './compareCars.ts';
import { compareChanged } from './compareState.ts';
import { CompareTable } from './CompareTable.tsx';
import { CompareTools } from './CompareTools.tsx';
import { PrintedAddress } from '../../site/components/PrintedAddress.tsx';
import { focusHeading, focusPageHeading } from '../../ui/focus/focusHeading.ts';
import { focusSibling } from '../../ui/focus/focusSibling.ts';

/** Dialog over any page with the chosen cars side by side. It closes with its last car. */
export function CompareDialog(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const dispatch = useAppDispatch();
  const { cars, open } = useAppSelector((state) => state.compare);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const region = useRef<HTMLElement>(null);
  const shown = open && cars.length > 0;
  const close = (): void => {
    dispatch(compareChanged({ open: false }));
  };
  const take = (change: () => void, last: boolean): void => {
    // the pressed button disappears with its column
    if (!last && !focusSibling('.compare-dialog .compare-remove')) {
      focusHeading(document.querySelector('.compare-dialog h2'));
    }
    change();
    if (last) afterClosing();
  };
  const ids = cars.map((car) => car.car_id ?? '');
  const address = site.origin + compareAddress(site.basePath, t('pathToCompare'), ids);
  return (
    <Dialog
      open={shown}
      onClose={close}
      className="compare-dialog"
      title={t('compareHeading', { count: cars.length })}
      closeLabel={t('compareClose')}
      tools={
        <CompareTools
          t={t}
          address={address}
          cars={cars.length}
          region={region}
          onlyDifferences={onlyDifferences}
          onOnlyDifferences={setOnlyDifferences}
        >
          <Button variant="ghost" size="s" onClick={() => take(() => dispatch(clearComparison()), true)}>
            {t('compareClearAll')}
          </Button>
        </CompareTools>
      }
    >
      <CompareTable
        cars={cars}
        t={t}
        site={site}
        onlyDifferences={onlyDifferences && cars.length > 1}
        region={region}
        onFollow={close}
        removal={(car) => (
          <IconButton
            icon="close"
            className="compare-remove"
            label={t('compareRemove', { car: fullCarName(carInLanguage(car, site)) })}
            onClick={() => take(() => dispatch(removeCompared(car.car_id ?? '')), cars.length === 1)}
          />
        )}
      />
      <PrintedAddress address={address} />
    </Dialog>
  );
}

/** Moves the focus to the page, because the bar that opened the dialog has disappeared too. */
function afterClosing(): void {
  setTimeout(focusPageHeading);
}
