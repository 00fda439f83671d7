import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../site/useSite.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';

interface BackLinkProps {
  listPath: string;
  /** All cars when left out. */
  label?: string;
}

/** To the list; for who came from another page of the site one step back, to the list as it was left. */
export function BackLink({ listPath, label }: BackLinkProps): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const inside = hydrated && (window.history.state as { inside?: boolean } | null)?.inside === true;
  return (
    <TextLink
      arrow="back"
      href={listPath}
      onClick={(event) => {
        if (!inside || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {label ?? t('backToAllCars')}
    </TextLink>
  );
}
