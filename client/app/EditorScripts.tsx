import type { ReactNode } from 'react';
import type { PageMode } from '../../shared/content/ContentTypes.ts';
import type { EditingPage } from '../../shared/content/EditingPage.ts';
import { structuredDataJson } from '../framework/structuredDataJson.ts';

function Data({ id, value }: { id: string; value: unknown }): ReactNode {
  const json = structuredDataJson(typeof value === 'object' && value !== null ? value : [value]);
  return (
    <script
      id={id}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: typeof value === 'object' && value !== null ? json : json.slice(1, -1) }}
    />
  );
}

/** Markup for the platform's editor: its data, the marker its scripts look for, and the scripts. */
export function EditorScripts({ page, mode }: { page: EditingPage; mode: PageMode }): ReactNode {
  return (
    <>
      {Object.entries(page.data).map(([id, value]) => (
        <Data key={id} id={id} value={value} />
      ))}
      {mode === 'edit' && <Data id="jss-hrz-editing" value={{}} />}
      {page.scripts.map((src) => (
        <script key={src} src={src} suppressHydrationWarning />
      ))}
    </>
  );
}
