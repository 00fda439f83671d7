import type { ReactNode } from 'react';
import './Icon.css';
import type { IconName, IconShapes } from './iconShapes.ts';

export interface IconProps {
  name: IconName;
  /** Editor's name of the icon; `name` shows when it is unknown. */
  editorName?: string;
  /** Side in px: s 20, m 24, l 32. */
  size?: 's' | 'm' | 'l';
  className?: string | undefined;
}

let shapes: IconShapes | undefined;
let drawsMissing = false;

/** Loads the shapes of all icons: the server at start, the browser when it shows an icon of its own. */
export async function loadIconShapes(): Promise<IconShapes> {
  shapes ??= await import('./iconShapes.ts');
  return shapes;
}

/** Lets icons that are not in the server's HTML load their shapes. Call it in the browser, before hydration. */
export function drawMissingIcons(): void {
  drawsMissing = true;
}

/** A decorative icon; text or the control's label must also carry its meaning. */
export function Icon({ name, editorName, size = 'm', className }: IconProps): ReactNode {
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
      {/* hydration keeps the server's shape; another icon is another element */}
      <path
        key={name}
        d={shapes?.iconShape(name, editorName)}
        suppressHydrationWarning
        ref={shapes || !drawsMissing ? undefined : (path) => void drawIfMissing(path, name, editorName)}
      />
    </svg>
  );
}

async function drawIfMissing(path: SVGPathElement | null, name: IconName, editorName?: string): Promise<void> {
  if (!path || path.hasAttribute('d')) return;
  try {
    const { iconShape } = await loadIconShapes();
    path.setAttribute('d', iconShape(name, editorName));
  } catch {
    // the next icon tries again; the control has its label
  }
}
