import { createRoot } from 'react-dom/client';
import type { InPlaceEditing } from '../../../../shared/content/EditingPage.ts';
import type { AppStore } from '../../../app/store.ts';
import { toolAttribute } from '../holdStill.ts';
import { EditingTools } from './EditingTools.tsx';

/**
 * Renders the editor's tools in a separate tree before the page, so that Tab reaches them first.
 */
export function showTools(store: AppStore, { secondsLeft, texts }: InPlaceEditing): void {
  const root = document.createElement('div');
  root.className = 'editing-tools';
  root.setAttribute(toolAttribute, '');
  document.body.prepend(root);
  document.documentElement.classList.add('editing-has-bar');
  createRoot(root).render(<EditingTools store={store} secondsLeft={secondsLeft} texts={texts} />);
}
