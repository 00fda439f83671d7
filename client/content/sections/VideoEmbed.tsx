import type { ReactNode } from 'react';
import './VideoEmbed.css';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { useTexts } from '../../site/useSite.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import { SectionVideo } from '../components/SectionVideo.tsx';
import { YouTubeEmbed } from '../components/YouTubeEmbed.tsx';
import { EditableImage } from '../../framework/editing/EditableImage.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { imageField, textField, videoField } from '../../framework/fields.ts';
import { youtubeId } from '../youtubeId.ts';

/**
 * A film as wide as the page: from this site, or from YouTube behind the consent question.
 * Hidden without a film.
 */
export function VideoEmbed({ section }: SectionProps): ReactNode {
  const { fields } = section;
  const t = useTexts();
  const editing = useEditing();
  const onYouTube = youtubeId(textField(fields, 'YoutubeID')) || youtubeId(textField(fields, 'VideoUrl'));
  const src = videoField(fields, 'VideoDesktop') || videoField(fields, 'VideoUrl');
  const phoneSrc = videoField(fields, 'VideoPhone');
  if (!onYouTube && !src && !phoneSrc && !editing) return null;

  const title = textField(fields, 'Title');
  const poster = (
    <EditableImage fields={fields} name="PosterImage">
      {(image) => <Picture {...image} sizes="(max-width: 1440px) 100vw, 1440px" missingText={t('missingImage')} />}
    </EditableImage>
  );
  return (
    <section className="wrap section video-embed">
      <EditableText fields={fields} name="Title" as="h2" className="video-embed-title" />
      <div className="video-embed-media" data-provider={onYouTube ? 'YouTube' : undefined}>
        {onYouTube ? (
          <YouTubeEmbed
            id={onYouTube}
            title={title}
            {...((imageField(fields, 'PosterImage') ?? editing) ? { poster } : {})}
          />
        ) : (
          <SectionVideo fields={fields} src={src} phoneSrc={phoneSrc} label={title}>
            {poster}
          </SectionVideo>
        )}
      </div>
    </section>
  );
}
