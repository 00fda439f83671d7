import { pushToDataLayer } from './dataLayer.ts';
import { loadScript } from './loadScript.ts';
import { logDebug } from './logDebug.ts';
import { encodeUriPart } from '../../shared/kit/text/encodeUriPart.ts';

const loaded = new Set<string>();

/** Loads the tag manager with this id ("GTM-ABC123"), once. Only after consent. */
export function loadTagManager(id: string): void {
  if (loaded.has(id)) return;
  loaded.add(id);
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeUriPart(id)}`).catch(() => {
    logDebug('tagManager.failed'); // blocked or unreachable: the page works without it
  });
}
