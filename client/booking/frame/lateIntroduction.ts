import type { ComponentType } from 'react';
import type { Fields } from '../../../shared/content/ContentTypes.ts';

/** The introduction once its code is loaded; a tab that opens with a later step does not need it. */
export const lateIntroduction: { Introduction?: ComponentType<{ fields: Fields }> } = {};

export async function loadIntroduction(): Promise<ComponentType<{ fields: Fields }>> {
  lateIntroduction.Introduction ??= (await import('../components/Introduction.tsx')).Introduction;
  return lateIntroduction.Introduction;
}
