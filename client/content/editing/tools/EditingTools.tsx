import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { EditingTexts } from '../../../../shared/content/EditingTexts.ts';
import { fillText } from '../../../../shared/site/fillText.ts';
import type { RouteData } from '../../../../shared/content/ContentTypes.ts';
import { pageShown } from '../../../framework/pageState.ts';
import type { AppStore } from '../../../app/store.ts';
import { EditingBar } from './EditingBar.tsx';
import type { SaveState } from './EditingBar.tsx';
import { editingClient } from './editingClient.ts';
import { EditorSessionWatch } from './EditorSessionWatch.tsx';
import { FieldEditor } from './FieldEditor.tsx';
import type { FieldOnPage } from './findFields.ts';
import { useFieldsOnPage } from './useFieldsOnPage.ts';
import type { OpenField } from './useFieldSaving.ts';
import { cutText } from '../../../../shared/kit/text/cutText.ts';

const maxNameCharacters = 60;

/** Re-renders the page with the server's current content. */
async function renew(store: AppStore): Promise<void> {
  const { navigating: _, ...page } = store.getState().page;
  const { language } = store.getState().site.context;
  if (!page.layout) return;
  const { route } = await editingClient.page(page.layout.itemId, language);
  if (route) store.dispatch(pageShown({ ...page, layout: route as RouteData }));
}

interface EditingToolsProps {
  store: AppStore;
  /** Time until the editor's session ends, when the tools are shown. */
  secondsLeft: number;
  texts: EditingTexts;
}

/** The bar, a button over every field, the editor of the open field, and the watch of the session. */
export function EditingTools({ store, secondsLeft, texts }: EditingToolsProps): ReactNode {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const { context } = state.site;
  const { fields, buttonOf, button } = useFieldsOnPage(store);
  const [open, setOpen] = useState<OpenField | null>(null);
  const [saveState, setSaveState] = useState<SaveState>('ready');
  const editing = state.page.mode === 'edit';

  const begin = async (place: FieldOnPage): Promise<void> => {
    try {
      setOpen({ place, field: await editingClient.field(place.address) });
    } catch {
      setSaveState('notSaved');
    }
  };
  const returnTo = useRef('');
  useEffect(() => {
    const left = open ? undefined : button(returnTo.current);
    if (!left || left.hidden) return; // it returns when the page is rendered
    left.focus({ preventScroll: true });
    returnTo.current = '';
  }, [open, fields, button]);
  const close = (): void => {
    returnTo.current = open?.place.key ?? '';
    setOpen(null);
  };
  const saved = async (): Promise<void> => {
    await renew(store);
    close();
  };
  const reload = (answer: Promise<unknown>): void => {
    answer.then(
      () => window.location.reload(),
      () => setSaveState('notSaved'),
    );
  };

  return (
    <section aria-label={texts.toolbar}>
      <EditingBar
        texts={texts}
        mode={state.page.mode}
        pageName={state.page.layout?.displayName ?? state.page.head.title}
        language={context.language}
        state={saveState}
        onMode={(mode) => reload(editingClient.setMode(mode))}
        onLeave={() => reload(editingClient.leave())}
      />
      {editing && (
        <div className="editing-marks" role="group" aria-label={texts.editing} hidden={open !== null}>
          {fields.map((field) => {
            const text = cutText(field.range.toString().replace(/\s+/g, ' ').trim(), maxNameCharacters) || texts.empty;
            return (
              <button
                key={field.key}
                ref={(element) => buttonOf(field.key, element)}
                type="button"
                className="editing-mark"
                aria-label={`${fillText(texts.editField, { field: field.title })}: ${text}`}
                title={field.title}
                data-field={field.title}
                onClick={() => void begin(field)}
              />
            );
          })}
        </div>
      )}
      {open && (
        <FieldEditor
          key={open.place.key + open.field.revision}
          open={open}
          texts={texts}
          locale={context.locale}
          onState={setSaveState}
          onSaved={saved}
          onCancel={close}
        />
      )}
      <EditorSessionWatch texts={texts} locale={context.locale} secondsLeft={secondsLeft} />
    </section>
  );
}
