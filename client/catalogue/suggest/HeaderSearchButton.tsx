import { useState } from 'react';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { carListPath, siteSearchPath } from '../../site/components/sitePaths.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { SearchOverlayProps } from './SearchOverlay.tsx';
import { opensElsewhere } from '../../framework/navigation/opensElsewhere.ts';

/**
 * Search button of the header: opens the search overlay.
 * Without its code it leads to the search page of the cars, or of the site.
 */
export function HeaderSearchButton(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const [Overlay, setOverlay] = useState<ComponentType<SearchOverlayProps> | null>(null);
  const [open, setOpen] = useState(false);
  const { stock } = site.features;
  const action = stock ? carListPath(site, t) : siteSearchPath(site, t);

  const show = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    import('./SearchOverlay.tsx').then(
      ({ SearchOverlay }) => {
        setOverlay(() => SearchOverlay);
        setOpen(true);
      },
      () => window.location.assign(action),
    );
  };

  return (
    <>
      <a
        className="site-header-search"
        href={action}
        data-scripted-link=""
        aria-label={t(stock ? 'searchCars' : 'searchSite')}
        aria-haspopup="dialog"
        onClick={show}
      >
        <Icon name="search" />
      </a>
      {Overlay && <Overlay open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
