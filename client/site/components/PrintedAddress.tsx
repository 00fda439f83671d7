import type { ReactNode } from 'react';
import { useAppSelector } from '../../framework/hooks.ts';
import { useSite } from '../useSite.ts';

/** Address of what is printed, for paper only; by default, that of the page with its filters and choices. */
export function PrintedAddress({ address }: { address?: string }): ReactNode {
  const { origin } = useSite();
  const { path, search } = useAppSelector((state) => state.page.location);
  return (
    <p className="printed-address" hidden>
      {address ?? origin + path + search}
    </p>
  );
}
