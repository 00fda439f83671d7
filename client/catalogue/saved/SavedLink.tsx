import type { ReactNode } from 'react';
import './SavedLink.css';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';
import { favourites, useDeviceList } from './deviceLists.ts';

/** Link to the saved cars, once there are any. */
export function SavedLink(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const count = useDeviceList(favourites).length;
  if (count === 0) return null;
  return (
    <a className="saved-link" href={`${site.basePath}/${t('pathToSaved')}`}>
      <Icon name="heart" size="s" />
      {t('savedLink', { count })}
    </a>
  );
}
