import { useAppSelector } from '../hooks.ts';

/** True in edit mode, in which nothing may be left out, moved, closed or followed. */
export function useEditing(): boolean {
  return useAppSelector((state) => state.page.mode === 'edit');
}
