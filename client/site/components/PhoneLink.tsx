import type { ReactNode } from 'react';
import { usePhone } from '../usePhone.ts';

/** Link that calls a phone number, with the number as its text. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }): ReactNode {
  const { href, text } = usePhone(phone);
  return (
    <a className={className} href={href}>
      {text}
    </a>
  );
}
