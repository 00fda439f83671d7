import type { ReactNode } from 'react';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { useTexts } from '../../site/useSite.ts';
import { EditablePicture } from '../../framework/editing/EditablePicture.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { hasAny, textField, videoField } from '../../framework/fields.ts';
import { youtubeId } from '../youtubeId.ts';
import { SectionVideo } from './SectionVideo.tsx';
import { YouTubeEmbed } from './YouTubeEmbed.tsx';

/** Medium of a blurb: the YouTube film, else its own film, else its picture, the poster of both. */
export function BlurbMedia({ fields }: { fields: Fields }): ReactNode {
  const t = useTexts();
  const editing = useEditing();
  const picture = (
    <EditablePicture
      fields={fields}
      name="ImageDesktop"
      phoneName="ImagePhone"
      sizes="(max-width: 1023px) 100vw, (max-width: 1440px) 56vw, (max-width: 1759px) 760px, 880px"
      missingText={t('missingImage')}
    />
  );
  const onYouTube = youtubeId(textField(fields, 'YoutubeID'));
  if (onYouTube) {
    const hasPicture = editing || hasAny(fields, ['ImageDesktop', 'ImagePhone']);
    return (
      <YouTubeEmbed id={onYouTube} title={textField(fields, 'Title')} {...(hasPicture ? { poster: picture } : {})} />
    );
  }
  const src = videoField(fields, 'VideoDesktop');
  const phoneSrc = videoField(fields, 'VideoPhone');
  if (!src && !phoneSrc) return picture;
  return (
    <SectionVideo fields={fields} src={src} phoneSrc={phoneSrc} className="blurb-video">
      {picture}
    </SectionVideo>
  );
}
