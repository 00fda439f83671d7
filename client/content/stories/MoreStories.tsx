import type { ReactNode } from 'react';
import './MoreStories.css';
import { useTexts } from '../../site/useSite.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ProgressBar } from '../../ui/messages/ProgressBar.tsx';

interface MoreStoriesProps {
  shown: number;
  total: number;
  /** Address of the list with one more page; "" at the end. */
  href: string;
  onPress: () => void;
}

/** Progress through the list, with a link to more that needs no JavaScript. */
export function MoreStories({ shown, total, href, onPress }: MoreStoriesProps): ReactNode {
  const t = useTexts();
  return (
    <div className="more-stories">
      <p className="small muted">{t('showingOf', { shown, total })}</p>
      <ProgressBar value={shown} max={total} />
      {href !== '' && (
        <ButtonLink variant="ghost" block href={href} data-scroll="keep" onClick={onPress}>
          {t('storiesShowMore')}
        </ButtonLink>
      )}
    </div>
  );
}
