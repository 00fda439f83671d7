/** Calling code and trunk prefix ("" for none) of a country (ITU-T E.164 and E.129). */
export interface PhonePlan {
  code: string;
  trunk: string;
  /** Possible numbers of digits after calling code or trunk prefix; any when left out. */
  digits?: readonly number[];
}

/**
 * Formats a phone number for callers of its own country: "+46 18-17 00 00" is "018-17 00 00".
 * Numbers of other countries are unchanged, as are all without a plan, for visitors who may call from abroad.
 */
export function nationalPhone(phone: string, plan: PhonePlan | undefined): string {
  if (!plan) return phone;
  const match = new RegExp(`^\\s*(?:\\+|00)${plan.code}[\\s-]*(?:\\(0\\)\\s*)?(?=\\d)`).exec(phone);
  return match ? plan.trunk + phone.slice(match[0].length) : phone;
}
