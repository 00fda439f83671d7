import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { onEditingKey } from './editingKeys.ts';
import { EditorFoot } from './EditorFoot.tsx';
import type { EditorParts } from './EditorFoot.tsx';
import type { OpenField } from './useFieldSaving.ts';

/** Editor of a link field: its text, target and options. */
export function LinkEditor({ open, parts }: { open: OpenField; parts: EditorParts }): ReactNode {
  const { texts } = parts;
  const { value } = open.field;
  const [link, setLink] = useState<Record<string, string>>(typeof value === 'object' && value ? value : {});
  const first = useRef<HTMLInputElement>(null);
  const help = useId();
  useEffect(() => first.current?.focus({ preventScroll: true }), []);

  const part = (name: string) => ({
    value: link[name] ?? '',
    onChange: (event: { target: { value: string } }) => setLink({ ...link, [name]: event.target.value }),
  });
  const save = (): void => {
    const { text = '', href = '', title = '', target = '' } = link;
    const given = { text: text.trim(), href: href.trim() };
    void parts.saving.save({
      ...given,
      ...(title.trim() ? { title: title.trim() } : {}),
      ...(target ? { target: '_blank' } : {}),
    });
  };
  const href = link['href'] ?? '';
  return (
    // Escape and Ctrl+Enter work in every input of the panel
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="editing-panel" onKeyDown={(event) => onEditingKey(event, save, parts.onCancel)}>
      <label className="editing-field">
        {texts.linkText}
        <input ref={first} {...part('text')} />
      </label>
      <label className="editing-field">
        {texts.linkAddress}
        <input {...part('href')} aria-describedby={help} />
      </label>
      <p id={help} className="editing-help">
        {texts.linkAddressHelp}
      </p>
      <label className="editing-field">
        {texts.linkTitle}
        <input {...part('title')} />
      </label>
      <label className="editing-check">
        <input
          type="checkbox"
          checked={link['target'] === '_blank'}
          onChange={(event) => setLink({ ...link, target: event.target.checked ? '_blank' : '' })}
        />
        {texts.newWindow}
      </label>
      <p className="editing-actions">
        <Button size="s" variant="ghost" onClick={() => void parts.saving.save(null)}>
          {texts.removeLink}
        </Button>
        {/^(\/|https:)/.test(href) && (
          <a className="editing-open" href={href} target="_blank" rel="noopener">
            {texts.openLink}
          </a>
        )}
      </p>
      <EditorFoot parts={parts} onSave={save} />
    </div>
  );
}
