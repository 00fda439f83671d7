import type { ReactNode } from 'react';
import { loadedPage } from './loadedCode.ts';
import type { ScreenName } from './pageComponents.ts';

/** Content between header and footer; its code is loaded before. */
export function Screen({ name }: { name: ScreenName }): ReactNode {
  const Shown = loadedPage(name);
  if (!Shown) throw new Error(`The code of the page "${name}" was not loaded before it was shown.`);
  return <Shown />;
}
