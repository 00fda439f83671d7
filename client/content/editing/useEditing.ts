import { useAppSelector } from '../../app/hooks.ts';

/** True when an editor has the page open to change it: nothing may be left out, moved, closed or followed then. */
export function useEditing(): boolean {
  return useAppSelector((state) => state.page.mode === 'edit');
}
