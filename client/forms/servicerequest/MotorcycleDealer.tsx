import type { ReactNode } from 'react';
import { useTexts } from '../../site/useSite.ts';
import { FormField } from '../fields/FormField.tsx';
import { serviceTexts } from './serviceTexts.ts';

/** The only motorcycle dealer, shown without a choice. */
export function MotorcycleDealer({ id, name }: { id: string; name: string }): ReactNode {
  const t = useTexts(serviceTexts);
  return (
    <FormField id={id} label={t('orderDealer')}>
      {(field) => <input {...field} value={name} readOnly />}
    </FormField>
  );
}
