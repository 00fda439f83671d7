/**
 * Attributes of a text field with suggestions, which HTML allows only in a field of type text.
 * The suggestions set its `aria-expanded` and `aria-controls`.
 */
export const comboboxField = {
  type: 'text',
  inputMode: 'search',
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
} as const;
