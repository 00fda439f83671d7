import type { LoadContext } from '../../framework/PageRoute.ts';
import { WorkshopsWithoutScripts } from './WorkshopsWithoutScripts.tsx';
import { loadWorkshopContacts } from './loadWorkshopContacts.ts';
import { withoutScripts } from './withoutScripts.ts';

/** Loads code and content of the page without JavaScript that replaces the booking. Server only. */
export async function loadWithoutScripts(context: LoadContext): Promise<void> {
  withoutScripts.Workshops = WorkshopsWithoutScripts;
  await loadWorkshopContacts(context);
}
