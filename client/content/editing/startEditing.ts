import type { EditingPage } from '../../../shared/content/EditingPage.ts';
import type { AppStore } from '../../app/store.ts';
import { holdStill } from './holdStill.ts';

const resetKey = 'Sitecore.Horizon.ResetChromes';

/** Tells the platform's editor, where there is one, that the page's parts have changed. */
function resetChromes(): void {
  const reset = (window as unknown as Record<string, unknown>)[resetKey];
  if (typeof reset === 'function') (reset as () => void)();
}

/** What an editor's page does once it is hydrated. A previewed page is as a visitor's. */
export async function startEditing(store: AppStore, page: EditingPage): Promise<void> {
  if (store.getState().page.mode === 'edit') {
    holdStill(document);
    resetChromes();
    let shown = store.getState().page.layout;
    store.subscribe(() => {
      const { layout } = store.getState().page;
      if (layout === shown) return;
      shown = layout;
      requestAnimationFrame(resetChromes); // when React has drawn it
    });
  }
  if (page.inPlace) (await import('./tools/showTools.tsx')).showTools(store);
}
