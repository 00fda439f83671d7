import type { LoadContext } from '../app/PageRoute.ts';
import { WorkshopsWithoutScripts } from './components/WorkshopsWithoutScripts.tsx';
import { loadWorkshopContacts } from './loadWorkshopContacts.ts';
import { withoutScripts } from './withoutScripts.ts';

/** Loads what visitors without scripts see in place of the booking, code and contents. Server only. */
export async function loadWithoutScripts(context: LoadContext): Promise<void> {
  withoutScripts.Workshops = WorkshopsWithoutScripts;
  await loadWorkshopContacts(context);
}
