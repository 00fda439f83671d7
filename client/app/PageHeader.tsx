import type { ReactNode } from 'react';
import { HeaderSavedLink } from '../catalogue/saved/HeaderSavedLink.tsx';
import { HeaderSearchButton } from '../catalogue/suggest/HeaderSearchButton.tsx';
import { SiteHeader } from '../site/header/SiteHeader.tsx';

/** The header of every page, with the search and the link to the saved cars. */
export function PageHeader(): ReactNode {
  return <SiteHeader search={<HeaderSearchButton />} saved={<HeaderSavedLink />} />;
}
