import type { ComponentType } from 'react';

/**
 * Component that replaces the booking without JavaScript.
 * Only the server sets it, in loadWithoutScripts.ts: browsers with JavaScript never show the content of <noscript>, and
 * React leaves it alone.
 */
export const withoutScripts: { Workshops: ComponentType | null } = { Workshops: null };
