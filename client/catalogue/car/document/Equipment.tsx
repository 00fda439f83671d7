import type { ReactNode } from 'react';
import type { EquipmentKind } from '../../../../shared/catalogue/car/equipmentGroups.ts';
import { wholeFigures } from '../../../../shared/kit/text/wholeFigures.ts';
import type { TextKey } from '../../../../shared/site/TextKey.ts';
import { useAppSelector } from '../../../framework/hooks.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { EquipmentKinds } from '../carDetailState.ts';
import type { PartProps } from './PartProps.ts';

/** The car's equipment by kind, in columns. */
export function Equipment({ car, t }: PartProps): ReactNode {
  const kinds = useAppSelector((state) => state.carDetail.equipmentKinds);
  const equipment = car.car_equipment ?? [];
  if (equipment.length === 0) return null;
  const groups = buildGroups(kinds, equipment);
  return (
    <section id="equipment" className="car-detail-section">
      <h2 className="h3">{t('equipment')}</h2>
      <div className="car-equipment">
        {groups.length > 1 ? (
          groups.map(({ kind, items }) => (
            <div key={kind}>
              <h3 className="car-equipment-kind">{t(kindTitles[kind])}</h3>
              <EquipmentItems items={items} />
            </div>
          ))
        ) : (
          <EquipmentItems items={equipment} />
        )}
      </div>
    </section>
  );
}

/** Groups equipment by kind; it is sorted by kind, so the counts mark where each begins. */
function buildGroups(kinds: EquipmentKinds, equipment: readonly string[]): { kind: EquipmentKind; items: string[] }[] {
  const ends = kinds.map((_kind, at) => kinds.slice(0, at + 1).reduce((sum, [, count]) => sum + count, 0));
  return kinds.map(([kind, count], at) => ({ kind, items: equipment.slice((ends[at] ?? 0) - count, ends[at]) }));
}

/** Headings of the kinds of equipment. */
export const kindTitles = {
  cab: 'equipmentCab',
  chassis: 'equipmentChassis',
  cargo: 'equipmentCargo',
  luggage: 'equipmentLuggage',
  comfort: 'equipmentComfort',
  exterior: 'equipmentExterior',
  technology: 'equipmentTechnology',
  safety: 'equipmentSafety',
  history: 'equipmentHistory',
} as const satisfies Record<EquipmentKind, TextKey>;

function EquipmentItems({ items }: { items: readonly string[] }): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size="s" />
          {wholeFigures(item)}
        </li>
      ))}
    </ul>
  );
}
