import { createContext } from 'react';
import type { SearchFieldProps } from '../ui/fields/SearchField.tsx';

/** Loads the suggestions of search fields for cars. Given by client/app, because rooms may not import the catalogue. */
export const SuggestionsContext = createContext<SearchFieldProps['loadSuggestions']>(undefined);
