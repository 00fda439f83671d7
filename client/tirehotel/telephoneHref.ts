/** Link for a phone number: "018-123 45 60" gives "tel:0181234560". */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
