import type { ReactNode } from 'react';
import './serviceTexts.ts';
import { useTranslate } from '../../site/useSite.ts';
import { FormField } from '../fields/FormField.tsx';

/** The only motorcycle dealer, shown without a choice. */
export function MotorcycleDealer({ id, name }: { id: string; name: string }): ReactNode {
  const t = useTranslate();
  return (
    <FormField id={id} label={t('orderDealer')}>
      {(field) => <input {...field} value={name} readOnly />}
    </FormField>
  );
}
