import type { ReactNode } from 'react';
import '../videoTexts.ts';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { useTranslate } from '../../site/useSite.ts';
import { Video } from '../../ui/Video.tsx';
import { useEditing } from '../editing/useEditing.ts';
import { booleanField } from '../fields.ts';

interface SectionVideoProps {
  /** Of the section, for HasControlBar. */
  fields: Fields;
  src: string;
  phoneSrc?: string;
  /** Names the film; "" when it only decorates. */
  label?: string;
  className?: string;
  /** The still picture. */
  children?: ReactNode;
}

/**
 * A section's film. HasControlBar gives it its buttons for playing and sound. Without, it has one to pause it all the
 * same: whoever is disturbed by movement must be able to stop it.
 */
export function SectionVideo({ fields, label = '', ...film }: SectionVideoProps): ReactNode {
  const t = useTranslate();
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
