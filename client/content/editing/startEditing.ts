import type { EditingPage } from '../../../shared/content/EditingPage.ts';
import type { AppStore } from '../../app/store.ts';
import { holdStill } from './holdStill.ts';

const resetKey = 'Sitecore.Horizon.ResetChromes';

/** Notifies the platform's editor, if present, that the page's parts have changed. */
function resetChromes(): void {
  const reset = (window as unknown as Record<string, unknown>)[resetKey];
  if (typeof reset === 'function') (reset as () => void)();
}

/** Starts an editor's page after hydration. A previewed page behaves like a visitor's. */
export async function startEditing(store: AppStore, page: EditingPage): Promise<void> {
  if (store.getState().page.mode === 'edit') {
    holdStill(document);
    resetChromes();
    let shown = store.getState().page.layout;
    store.subscribe(() => {
      const { layout } = store.getState().page;
      if (layout === shown) return;
      shown = layout;
      requestAnimationFrame(resetChromes); // after React has rendered it
    });
  }
  if (page.inPlace) (await import('./tools/showTools.tsx')).showTools(store, page.inPlace);
}
