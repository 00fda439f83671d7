import type { ReactNode } from 'react';
import { useAppSelector } from '../../../framework/hooks.ts';
import { siteSearchPath } from '../../../site/components/sitePaths.ts';
import { useSite, useTexts } from '../../../site/useSite.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Link from a car search by words to the same search in the site's pages and stories. */
export function SiteSearchLink(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const text = useAppSelector(({ carList }) => carList.list.keyphrase);
  if (text === '') return null;
  return (
    <p>
      <TextLink href={`${siteSearchPath(site, t)}?${new URLSearchParams({ q: text }).toString()}`}>
        {t('searchSiteFor', { text })}
      </TextLink>
    </p>
  );
}
