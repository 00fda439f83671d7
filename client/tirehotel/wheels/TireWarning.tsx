import type { ReactNode } from 'react';
import type { Tire } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useTireHotelFields } from '../tireHotelFields.ts';
import { measuredMillimetres } from './millimetres.ts';

/** Tire status from which a change is advised; above it the tire must be changed. */
export const changeAdvised = 1;

/** Advice to replace worn tires, stronger for worn-out ones, with a link to the workshops. */
export function TireWarning({ tires }: { tires: readonly Tire[] }): ReactNode {
  const t = useTexts();
  const { locale } = useSite();
  const { workshopList } = useTireHotelFields();
  const wornOut = tires.filter(({ wheel }) => wheel.threadStatusId > changeAdvised);
  const isStrong = wornOut.length > 0;
  const worn = isStrong ? wornOut : tires.filter(({ wheel }) => wheel.threadStatusId === changeAdvised);
  if (worn.length === 0) return null;
  const allAre = (where: RegExp): boolean => worn.every(({ equipmentPosition }) => where.test(equipmentPosition));
  const where = allAre(/\bfram\b/i) ? 'Front' : allAre(/\bbak\b/i) ? 'Rear' : '';
  const least = Math.min(...worn.map(({ wheel }) => wheel.threadDepth));
  return (
    <Notice
      tone={isStrong ? 'error' : 'warning'}
      icon="warning"
      title={t(isStrong ? `tireMustChange${where}` : `tireChange${where}`)}
    >
      <p className="small">
        {t(isStrong ? 'tireMustChangeDepth' : 'tireChangeDepth', { depth: measuredMillimetres(least, locale) })}
      </p>
      {workshopList && <TextLink href={workshopList.href}>{t('tireFindWorkshop')}</TextLink>}
    </Notice>
  );
}
