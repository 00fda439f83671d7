import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import './HeaderSavedLink.css';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { CarMemory } from './CarMemory.ts';
import { whenFavourites } from './whenFavourites.ts';

const maxCountShown = 99;

const noSubscription = (): (() => void) => () => undefined;

/** Number of saved cars; 0 on the server, during hydration and while the device has none. */
function useSavedCount(isNeeded: boolean): number {
  const [saved, setSaved] = useState<CarMemory | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let left = false;
    const stop = whenFavourites(() => {
      import('./deviceLists.ts').then(
        ({ favourites }) => {
          if (!left) setSaved(favourites);
        },
        () => undefined, // without the count the link still leads to the cars
      );
    });
    return () => {
      left = true;
      stop();
    };
  }, [isNeeded]);
  return useSyncExternalStore(
    saved?.subscribe ?? noSubscription,
    () => saved?.list().length ?? 0,
    () => 0,
  );
}

/** Header link to the saved cars, with their number, on every page of a site that sells cars. */
export function HeaderSavedLink(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const count = useSavedCount(site.features.stock);
  if (!site.features.stock) return null;
  return (
    <a className="site-header-search saved-door" href={`${site.basePath}/${t('pathToSaved')}`}>
      <Icon name="heart" />
      <VisuallyHidden>{count > 0 ? t('savedLink', { count }) : t('savedTitle')}</VisuallyHidden>
      {count > 0 && (
        <span className="saved-door-count" aria-hidden="true">
          {count > maxCountShown ? `${maxCountShown}+` : count}
        </span>
      )}
    </a>
  );
}
