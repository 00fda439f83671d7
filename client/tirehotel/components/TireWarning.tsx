import type { ReactNode } from 'react';
import type { Tire } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { useSite, useTranslate } from '../../site/useSite.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useTireHotelFields } from '../tireHotelFields.ts';
import { measuredMillimetres } from './millimetres.ts';

/** The status of a tire for which a change is advised. */
const changeAdvised = 1;

/** Advises new tires where any of them is worn, and leads to the workshops; nothing otherwise. */
export function TireWarning({ tires }: { tires: readonly Tire[] }): ReactNode {
  const t = useTranslate();
  const { locale } = useSite();
  const { workshopList } = useTireHotelFields();
  const worn = tires.filter(({ wheel }) => wheel.threadStatusId === changeAdvised);
  if (worn.length === 0) return null;
  const allAre = (where: RegExp): boolean => worn.every(({ equipmentPosition }) => where.test(equipmentPosition));
  const title = allAre(/\bfram\b/i) ? 'tireChangeFront' : allAre(/\bbak\b/i) ? 'tireChangeRear' : 'tireChange';
  const least = Math.min(...worn.map(({ wheel }) => wheel.threadDepth));
  return (
    <Notice tone="warning" icon="warning" title={t(title)}>
      <p className="small">{t('tireChangeDepth', { depth: measuredMillimetres(least, locale) })}</p>
      {workshopList && <TextLink href={workshopList.href}>{t('tireFindWorkshop')}</TextLink>}
    </Notice>
  );
}
