/** Calling code and trunk prefix of the countries of the sites (ITU-T E.164 and E.129). */
const plans: Partial<Record<string, { code: string; trunk: string }>> = {
  SE: { code: '46', trunk: '0' },
  NO: { code: '47', trunk: '' },
  FI: { code: '358', trunk: '0' },
  SK: { code: '421', trunk: '0' },
  GB: { code: '44', trunk: '0' },
};

/**
 * A telephone number as callers of its own country write it: "+46 18-17 00 00" is "018-17 00 00" for sv-SE.
 * Unchanged for another country, and for a visitor who reads English outside Britain (en-SE), who may call from abroad.
 * @param locale BCP 47 tag of the page
 */
export function nationalPhone(phone: string, locale: string): string {
  const [language = '', country = ''] = locale.split('-');
  const plan = plans[country];
  if (!plan || (language === 'en' && country !== 'GB')) return phone;
  const found = new RegExp(`^\\s*(?:\\+|00)${plan.code}[\\s-]*(?:\\(0\\)\\s*)?(?=\\d)`).exec(phone);
  return found ? plan.trunk + phone.slice(found[0].length) : phone;
}
