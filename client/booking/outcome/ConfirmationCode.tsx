import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormField } from '../../forms/fields/FormField.tsx';
import { useAppSelector } from '../../framework/hooks.ts';
import { useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { announceFailure } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { CallWorkshop } from '../components/CallWorkshop.tsx';
import { selectContact } from '../state/bookingState.ts';
import { typedCode } from '../state/typedCode.ts';

/** Asks for the code mailed to a customer with many bookings; the form sends the same booking with it. */
export function ConfirmationCode({ isWrong = false }: { isWrong?: boolean | undefined }): ReactNode {
  const t = useTexts();
  const email = useAppSelector((state) => selectContact(state)?.email ?? '');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    typedCode.set('');
    // not from another field that is being typed in
    if (!document.activeElement?.matches('input, textarea')) input.current?.focus();
  }, []);

  return (
    <Notice tone={isWrong ? 'error' : 'warning'} ref={announceFailure} title={t('contactCodeTitle')}>
      <p className="small">{t('contactCodeText', { email })}</p>
      <FormField id={id} label={t('contactCode')} error={isWrong ? t('contactCodeWrong') : undefined} required>
        {(field) => (
          <input
            {...field}
            ref={input}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            onChange={({ target }) => typedCode.set(target.value)}
          />
        )}
      </FormField>
      <Button type="submit" variant="ghost" size="s">
        {t('contactBook')}
      </Button>
      <CallWorkshop />
    </Notice>
  );
}
