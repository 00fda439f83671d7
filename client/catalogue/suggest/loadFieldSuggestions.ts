import type { SearchFieldProps } from '../../ui/fields/SearchField.tsx';

/** Loads the suggestions of a search field for cars. */
export const loadFieldSuggestions: NonNullable<SearchFieldProps['loadSuggestions']> = async () =>
  (await import('./FieldSuggestions.tsx')).FieldSuggestions;
