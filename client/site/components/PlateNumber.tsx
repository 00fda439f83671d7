import type { ReactNode } from 'react';
import { writtenPlate } from '../../../shared/site/writtenPlate.ts';
import { Plate } from '../../ui/plate/Plate.tsx';
import { useSite } from '../useSite.ts';

/** A small plate of the site's country with a registration number. */
export function PlateNumber({ registrationNumber }: { registrationNumber: string }): ReactNode {
  const { plate } = useSite();
  return (
    <Plate look={plate.look} small>
      <span className="plate-number">{writtenPlate(registrationNumber, plate)}</span>
    </Plate>
  );
}
