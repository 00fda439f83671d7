import type { ReactNode } from 'react';
import './Icon.css';
import { iconShapes } from './iconShapes.ts';
import type { IconName } from './iconShapes.ts';

export interface IconProps {
  name: IconName;
  /** Side in px: s 20, m 24, l 32. */
  size?: 's' | 'm' | 'l';
  className?: string | undefined;
}

/** A decorative icon; text or the control's label must also carry its meaning. */
export function Icon({ name, size = 'm', className }: IconProps): ReactNode {
  const px = { s: 20, m: 24, l: 32 }[size];
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      width={px}
      height={px}
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}

/** Alternative icon names that editors use. */
const otherNames: Record<string, IconName> = {
  tire: 'wheel',
  location: 'pin',
  map: 'pin',
  mechanic: 'wrench',
  email: 'mail',
};

/** Icon for an editor's icon name; `otherwise` when the name is unknown. */
export function iconNamed(name: string, otherwise: IconName): IconName {
  const key = name.trim().toLowerCase();
  const own = (Object.keys(iconShapes) as IconName[]).find((candidate) => candidate.toLowerCase() === key);
  return own ?? (Object.hasOwn(otherNames, key) ? otherNames[key] : undefined) ?? otherwise;
}
