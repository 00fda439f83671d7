import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import './RememberedPlates.css';
import { onPageRestored } from '../../browser/onPageRestored.ts';
import { writtenPlate } from '../../../shared/site/writtenPlate.ts';
import { PlateNumber } from '../../site/components/PlateNumber.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { announce } from '../../ui/messages/announce.ts';
import { forgetPlate, rememberedPlates } from './plateMemory.ts';

export { rememberPlate } from './plateMemory.ts';

export interface RememberedPlatesProps {
  /** The registration number in the form. */
  plate: string;
  onChoose: (plate: string) => void;
  /** The last car was removed: the focus needs another place. */
  onEmpty: () => void;
}

/** Cars remembered on this device, each with buttons to choose and remove it. */
export function RememberedPlates({ plate, onChoose, onEmpty }: RememberedPlatesProps): ReactNode {
  const t = useTexts();
  const site = useSite();
  const [plates, setPlates] = useState(rememberedPlates);
  useEffect(() => onPageRestored(() => setPlates(rememberedPlates())), []);
  useEffect(() => {
    if (plates.length === 0) forgetPlate(''); // nothing readable: removes the reserved space
  }, [plates]);

  const forget = (removed: string, item: HTMLElement | null): void => {
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    next?.querySelector<HTMLElement>('.text-link')?.focus();
    const left = forgetPlate(removed);
    setPlates(left);
    announce(t('plateForgotten', { plate: writtenPlate(removed, site.plate) }));
    if (left.length === 0) onEmpty();
  };

  return (
    <>
      {plates.length > 0 && (
        <ul className="remembered-plates" aria-label={t('platesRemembered')}>
          {plates.map((remembered) => (
            <li key={remembered}>
              <button
                type="button"
                className="remembered-plate"
                aria-pressed={remembered === plate}
                onClick={() => onChoose(remembered)}
              >
                <PlateNumber registrationNumber={remembered} />
              </button>
              <button
                type="button"
                className="text-link"
                aria-label={t('plateForgetNamed', { plate: writtenPlate(remembered, site.plate) })}
                onClick={({ currentTarget }) => forget(remembered, currentTarget.closest('li'))}
              >
                <span>{t('plateForget')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
