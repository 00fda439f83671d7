import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { photoLimits } from '../../../shared/forms/PhotoGateway.ts';
import { useTexts } from '../../site/useSite.ts';
import type { Translate } from '../../site/translate.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { megabytes } from './PhotosHelp.tsx';
import type { Photo } from './photoUploads.ts';
import { announceFailure } from '../../ui/messages/announce.ts';

interface PhotoRowProps {
  photo: Photo;
  name: string;
  /** The form is on its way: its photos cannot change. */
  sending: boolean;
  onRemove: () => void;
  onRetry: () => void;
}

/** A photo with preview, progress, fault, and the actions to fix it. */
export function PhotoRow({ photo, name, sending, onRemove, onRetry }: PhotoRowProps): ReactNode {
  const t = useTexts();
  const id = useId();
  const { file, status } = photo;
  const wrong = status === 'refused' || status === 'failed';
  return (
    <li className="sell-photo">
      <PhotoPreview file={status === 'refused' ? null : file} />
      <div className="sell-photo-words">
        <span className="sell-photo-name" id={id}>
          {name}
        </span>
        {wrong ? (
          <p className="form-error" ref={announceFailure}>
            <Icon name="warning" size="s" />
            <span>{faultText(t, photo)}</span>
          </p>
        ) : (
          <span className="small muted">
            {t(status === 'kept' ? 'sellPhotoKept' : status === 'sending' ? 'sellPhotoSending' : 'sellPhotoWaiting')}
          </span>
        )}
        {status === 'sending' && <progress className="sell-photo-progress" aria-labelledby={id} />}
      </div>
      <div className="sell-photo-actions">
        {status === 'failed' && (
          <Button variant="ghost" size="s" aria-describedby={id} busy={sending} onClick={onRetry}>
            {t(sending ? 'sendingEnquiry' : 'sellPhotoAgain')}
          </Button>
        )}
        <Button variant="ghost" size="s" aria-describedby={id} busy={sending} onClick={onRemove}>
          {t(sending ? 'sendingEnquiry' : 'sellPhotoRemove')}
        </Button>
      </div>
    </li>
  );
}

function faultText(t: Translate, { fault, file }: Photo): string {
  if (!file) return t('sellPhotoGone');
  if (fault === 'tooLarge') return t('sellPhotoTooLarge', { size: megabytes, pixels: photoLimits.megapixels });
  if (fault === 'noPicture') return t('sellPhotoNoPicture');
  return t(fault === 'tooMany' ? 'sellPhotoTooMany' : 'sellPhotoFailed');
}

/** Edge of the preview in its own pixels: sharp on screens of double density. */
const edge = 144;

/**
 * Small preview of a photo's centre, drawn from the file. Decorative: the file's name is next to it.
 * An object URL for the file would require a content security policy that allows such addresses.
 */
function PhotoPreview({ file }: { file: File | null }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let current = true;
    const draw = async (): Promise<void> => {
      const context = canvas.current?.getContext('2d');
      if (!file || !context || typeof createImageBitmap === 'undefined') return;
      const picture = await createImageBitmap(file);
      const side = Math.min(picture.width, picture.height);
      const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 2];
      if (current) context.drawImage(picture, x, y, side, side, 0, 0, edge, edge);
      picture.close();
    };
    draw().catch(() => undefined); // the server reports an invalid file
    return () => {
      current = false;
    };
  }, [file]);
  return (
    <span className="sell-photo-preview" aria-hidden="true">
      <Icon name="car" />
      {file && <canvas ref={canvas} width={edge} height={edge} />}
    </span>
  );
}
