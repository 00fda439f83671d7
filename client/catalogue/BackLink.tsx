import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { stepsBackTo } from '../framework/navigation/listSteps.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { opensElsewhere } from '../framework/navigation/opensElsewhere.ts';

interface BackLinkProps {
  listPath: string;
  /** Name of the list's route. */
  list?: 'carList' | 'dealerList';
  label: string;
}

/** Link to the list as the visitor left it, even after other pages; else to the plain list. */
export function BackLink({ listPath, list = 'carList', label }: BackLinkProps): ReactNode {
  const navigate = useNavigate();
  return (
    <TextLink
      arrow="back"
      href={listPath}
      onClick={(event) => {
        const steps = stepsBackTo(list);
        if (steps === 0 || opensElsewhere(event)) return;
        event.preventDefault();
        void navigate(-steps);
      }}
    >
      {label}
    </TextLink>
  );
}
