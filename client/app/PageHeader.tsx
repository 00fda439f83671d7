import type { ReactNode } from 'react';
import { SavedDoor } from '../catalogue/saved/SavedDoor.tsx';
import { SearchDoor } from '../catalogue/suggest/SearchDoor.tsx';
import { SiteHeader } from '../site/header/SiteHeader.tsx';

/** The header of every page, with the search and the link to the saved cars. */
export function PageHeader(): ReactNode {
  return <SiteHeader search={<SearchDoor />} saved={<SavedDoor />} />;
}
