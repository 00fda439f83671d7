import type { ReactNode } from 'react';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { useTexts } from '../../site/useSite.ts';
import { Video } from '../../ui/media/Video.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { booleanField } from '../../framework/fields.ts';

interface SectionVideoProps {
  /** Fields of the section, for HasControlBar. */
  fields: Fields;
  src: string;
  phoneSrc?: string;
  /** Accessible name of the film; "" for a decorative one. */
  label?: string;
  className?: string;
  /** Still picture. */
  children?: ReactNode;
}

/**
 * A section's film. HasControlBar adds buttons for playing and sound.
 * Without it there is still a pause button: visitors must be able to stop moving content.
 */
export function SectionVideo({ fields, label = '', ...film }: SectionVideoProps): ReactNode {
  const t = useTexts();
  const editing = useEditing();
  return (
    <Video
      {...film}
      label={label}
      autoplay={!editing}
      controls={booleanField(fields, 'HasControlBar') ? 'bar' : 'pause'}
      labels={{ play: t('playVideo'), pause: t('pauseVideo'), mute: t('muteVideo'), unmute: t('unmuteVideo') }}
    />
  );
}
