/** Phone numbers of a country (ITU-T E.164 and E.129). */
export interface PhonePlan {
  /** Calling code. */
  code: string;
  /** Trunk prefix; "" for none. */
  trunk: string;
  /** Possible numbers of digits after calling code or trunk prefix; any when left out. */
  digits?: readonly number[];
  /** Format of national numbers, trunk prefix included, where all have the same: "(NNN) NNN-NNNN". */
  form?: string;
}

/**
 * Formats a phone number for callers of its own country: "+46 18-17 00 00" is "018-17 00 00".
 * A country without a format keeps the groups as written. Numbers of other countries are unchanged, as are all without
 * a plan, for visitors who may call from abroad.
 */
export function nationalPhone(phone: string, plan: PhonePlan | undefined): string {
  if (!plan) return phone;
  const written = phone.replace(
    new RegExp(`^\\s*(?:\\+|00)${plan.code}[\\s-]*(?:\\(0\\)\\s*)?(?=[\\d(])`),
    () => plan.trunk,
  );
  const digits = written.replace(/\D/g, '');
  const { form = '' } = plan;
  if (/[^\d\s().\-/]/.test(written) || form.replace(/[^N]/g, '').length !== digits.length) return written;
  let at = 0;
  return form.replace(/N/g, () => digits[at++] ?? '');
}
