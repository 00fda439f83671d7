import type { ReactNode } from 'react';
import { photoField, photosField } from '../../../shared/forms/FormPost.ts';
import { photoLimits, photoTypes } from '../../../shared/forms/PhotoGateway.ts';
import { useTexts } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';
import { FormField } from '../fields/FormField.tsx';
import { photosHelpId, PhotosHelp } from './PhotosHelp.tsx';

interface PlainPhotosProps {
  /** Ids of the photos from an earlier attempt. */
  kept: readonly string[];
  /** True when a photo of that attempt was rejected. */
  lost: boolean;
}

/** Native file field, with the photos of an earlier attempt as hidden fields. */
export function PlainPhotos({ kept, lost }: PlainPhotosProps): ReactNode {
  const t = useTexts();
  return (
    <div className="form-wide sell-photos">
      <FormField
        id="sell-photos"
        label={t('sellPhotos')}
        note={t('optionalField')}
        error={lost ? t('sellPhotosLost') : undefined}
      >
        {(field) => (
          <input
            {...field}
            type="file"
            data-native
            name={photosField}
            accept={photoTypes.join(',')}
            multiple
            aria-describedby={[field['aria-describedby'], photosHelpId].filter(Boolean).join(' ')}
          />
        )}
      </FormField>
      {kept.length > 0 && (
        <p className="sell-photos-here">
          <Icon name="check" size="s" />
          {t('sellPhotosHere', { count: kept.length })}
        </p>
      )}
      {kept.map((id) => (
        <input key={id} type="hidden" name={photoField} value={id} />
      ))}
      <PhotosHelp most={photoLimits.count} />
    </div>
  );
}
