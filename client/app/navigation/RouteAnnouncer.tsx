import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useAppSelector } from '../../framework/hooks.ts';

/** Tells screen readers the title after client-side navigation; silent on the first page. */
export function RouteAnnouncer(): ReactNode {
  const path = useAppSelector((state) => state.page.location.path);
  const title = useAppSelector((state) => state.page.head.title);
  const lastPath = useRef(path);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    setAnnounced(title);
  }, [path, title]);
  return (
    <div className="visually-hidden" role="status">
      {announced}
    </div>
  );
}
