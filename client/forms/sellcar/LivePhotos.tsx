import { useRef, useState, useSyncExternalStore } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { photoLimits } from '../../../shared/forms/PhotoGateway.ts';
import { useTexts } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';
import { PhotoRow } from './PhotoRow.tsx';
import { photosHelpId } from './PhotosHelp.tsx';
import { chosenTypes, countPlaces } from './photoUploads.ts';
import type { PhotoUploads } from './photoUploads.ts';
import { announce, announceFailure } from '../../ui/messages/announce.ts';
import { focusSibling } from '../../ui/focus/focusSibling.ts';

interface LivePhotosProps {
  uploads: PhotoUploads;
}

/** Photos of the car, uploaded as they are added, each with preview, status and remove button. */
export function LivePhotos({ uploads }: LivePhotosProps): ReactNode {
  const t = useTexts();
  const { submitting: sending = false } = useFormState({ subscription: { submitting: true } });
  const photos = useSyncExternalStore(uploads.subscribe, uploads.photos, uploads.photos);
  const field = useRef<HTMLInputElement>(null);
  const [tooMany, setTooMany] = useState(false);
  const full = countPlaces(photos) >= photoLimits.count;
  const incomplete = photos.some(({ status }) => status === 'refused' || status === 'failed');
  const sent = photos.filter(({ status }) => status !== 'waiting' && status !== 'sending').length;
  const keptCount = photos.filter(({ status }) => status === 'kept').length;
  const progress = photos.length > 0 ? t('sellPhotosProgress', { count: keptCount, total: photos.length }) : '';
  const leftOut = incomplete ? t('sellPhotosLeftOut') : '';

  useAnnouncement(`${progress} ${leftOut}`.trim());

  const add = (event: ChangeEvent<HTMLInputElement>): void => {
    setTooMany(uploads.add([...(event.target.files ?? [])]) > 0);
    event.target.value = ''; // allows choosing the same file again
  };
  const remove = (key: number, name: string): void => {
    if (!focusSibling('.sell-photo-actions button:last-child')) field.current?.focus();
    uploads.remove(key);
    setTooMany(false);
    announce(t('sellPhotoRemoved', { photo: name }));
  };
  return (
    <div className="form-wide sell-photos" role="group" aria-labelledby="sell-photos-label">
      <p className="form-label" id="sell-photos-label">
        {t('sellPhotos')} <span className="form-note">{t('optionalField')}</span>
      </p>
      {photos.length > 0 && (
        <ul className="sell-photo-list">
          {photos.map((photo, index) => {
            const name = photo.name || t('sellPhotoNumber', { number: index + 1 });
            return (
              <PhotoRow
                key={photo.key}
                photo={photo}
                name={name}
                sending={sending}
                onRemove={() => remove(photo.key, name)}
                onRetry={() => {
                  uploads.retry(photo.key);
                  field.current?.focus(); // the button disappears
                }}
              />
            );
          })}
        </ul>
      )}
      {tooMany && (
        <p className="form-error" ref={announceFailure}>
          <Icon name="warning" size="s" />
          <span>{t('sellPhotosMost', { count: photoLimits.count })}</span>
        </p>
      )}
      {/* the native field lies over the drawn button, and keeps the focus and its name */}
      <label className="sell-photo-add button button-ghost button-small" data-disabled={sending || full}>
        <input
          ref={field}
          id="sell-photos"
          type="file"
          accept={chosenTypes.join(',')}
          multiple
          aria-describedby={photosHelpId}
          aria-disabled={sending || full || undefined}
          onClick={(event) => (sending || full) && event.preventDefault()}
          onChange={add}
        />
        {t(sending ? 'sendingEnquiry' : 'sellPhotosAdd')}
      </label>
      {sent < photos.length && <p className="small muted">{progress}</p>}
      {incomplete && <p className="small">{leftOut}</p>}
      <p className="small muted" id={photosHelpId}>
        {t('sellPhotosHelpScaled', { count: photoLimits.count })}
      </p>
    </div>
  );
}
