import type { ComponentType } from 'react';

/**
 * What stands in the place of the booking without scripts. Only the server has it, from loadWithoutScripts.ts: browsers
 * with scripts never show what is inside <noscript>, and React leaves it alone.
 */
export const withoutScripts: { Workshops: ComponentType | null } = { Workshops: null };
