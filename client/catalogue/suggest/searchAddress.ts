/** Address that the form of a search field leads to with these words. */
export function searchAddress(field: HTMLInputElement, words: string): string {
  const parameters = new URLSearchParams();
  const fields = field.form ? [...new FormData(field.form)] : [];
  for (const [name, value] of fields) {
    if (name !== field.name && typeof value === 'string') parameters.append(name, value);
  }
  parameters.append(field.name, words);
  return `${field.form?.getAttribute('action') ?? ''}?${parameters.toString()}`;
}
