import type { ReactNode } from 'react';
import { photoLimits } from '../../../shared/forms/PhotoGateway.ts';
import { useTexts } from '../../site/useSite.ts';

export const photosHelpId = 'sell-photos-help';
export const megabytes = Math.round(photoLimits.bytes / 1024 / 1024);

/** Help text with the allowed number, formats and size of photos. */
export function PhotosHelp({ most }: { most: number }): ReactNode {
  const t = useTexts();
  return (
    <p className="small muted" id={photosHelpId}>
      {t('sellPhotosHelp', { count: most, size: megabytes, pixels: photoLimits.megapixels })}
    </p>
  );
}
