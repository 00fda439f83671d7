import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useAppDispatch } from '../../framework/hooks.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { useTexts } from '../useSite.ts';
import { countCars } from './countCars.ts';
import type { MenuTile } from './navigationTree.ts';

/** An entry of the full-screen menu as a tile: its label on a picture, or below an icon. */
export function MenuTileFace({ label, tile }: { label: string; tile: MenuTile }): ReactNode {
  const { image, icon, countsCars } = tile;
  if (!image) {
    return (
      <span className="mobile-menu-tile">
        <Icon name="arrow" editorName={icon} size="s" />
        {label}
      </span>
    );
  }
  return (
    <span className="mobile-menu-tile">
      <Picture
        src={image.src}
        alt=""
        width={480}
        height={270}
        sizes="(min-width: 768px) 480px, 92vw"
        focus={image.focus}
        missingText=""
      />
      <span className="mobile-menu-tile-text">
        <span className="h3">{label}</span>
        {countsCars && <CarCount />}
      </span>
    </span>
  );
}

/** Number of cars in stock, requested when the menu opens. */
function CarCount(): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const place = useRef<HTMLSpanElement>(null);
  const [count, setCount] = useState<number | null>(null);
  const known = count !== null;
  useEffect(() => {
    const menu = place.current?.closest<HTMLDetailsElement>('.mobile-menu');
    if (!menu || known) return undefined;
    const load = (): void => {
      if (menu.open) void dispatch(countCars()).then(setCount);
    };
    load(); // opened before hydration
    menu.addEventListener('toggle', load);
    return () => menu.removeEventListener('toggle', load);
  }, [dispatch, known]);
  return <span ref={place}>{known && t('modelRangeCount', { count })}</span>;
}
