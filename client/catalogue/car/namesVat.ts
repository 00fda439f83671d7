/** Returns whether a delivered title names VAT, by the last word of the page's own text: "VAT" in "incl. VAT". */
export function namesVat(title: string, vat: string): boolean {
  const word = /\p{L}+(?=\P{L}*$)/u.exec(vat)?.[0].toLowerCase();
  return word !== undefined && title.toLowerCase().includes(word);
}
