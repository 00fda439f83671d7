import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { loadScript } from '../../browser/loadScript.ts';
import { useTexts } from '../../site/useSite.ts';
import { announceFailure } from '../../ui/messages/announce.ts';

const scriptAddress = 'https://js-eu1.hsforms.net/forms/embed/v2.js';
const rebuildAfter = 3000;

interface FormOptions {
  region: 'eu1';
  portalId: string;
  formId: string;
  /** CSS selector of the element that contains the form. */
  target: string;
  /** "": none of the provider's styles, which the page's policy would block anyway. */
  css: '';
  onFormSubmitted: () => void;
}

declare global {
  interface Window {
    hbspt?: { forms: { create(options: FormOptions): void } };
  }
}

interface LeadFormProviderProps {
  formId: string;
  portalId: string;
  /** Uid of the section; makes the form's element id unique on the page. */
  uid: string;
}

/**
 * The provider's form, built by its script, which loads on mount: must be inside ConsentGate.
 * Three seconds after a submit the form is replaced by an empty one.
 */
export function LeadFormProvider({ formId, portalId, uid }: LeadFormProviderProps): ReactNode {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  const id = `lead-form-${uid.replace(/[^\w-]/g, '')}`;

  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const build = (): void => {
      const forms = window.hbspt?.forms;
      if (!forms) throw new Error('The lead form script does not provide its forms API.');
      place.current?.replaceChildren();
      forms.create({ region: 'eu1', portalId, formId, target: `#${id}`, css: '', onFormSubmitted: sent });
    };
    const sent = (): void => {
      if (gone || timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        build();
      }, rebuildAfter);
    };
    // the provider reports a submit by its callback or, from its own frame, by a message
    const onMessage = ({ data, source, origin }: MessageEvent): void => {
      const own = source === window || origin === window.location.origin || origin.endsWith('.hsforms.com');
      const message = data as { type?: unknown; eventName?: unknown; id?: unknown } | null;
      if (!own || message?.type !== 'hsFormCallback' || message.eventName !== 'onFormSubmitted') return;
      if (message.id === undefined || message.id === formId) sent();
    };
    window.addEventListener('message', onMessage);
    loadScript(scriptAddress)
      .then(() => {
        if (gone) return;
        build();
        setStatus('ready');
      })
      .catch(() => {
        if (!gone) setStatus('failed'); // blocked, unreachable or broken: the message offers alternatives
      });
    return () => {
      gone = true;
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
    };
  }, [formId, portalId, id]);

  return (
    <div aria-busy={status === 'loading'}>
      {status === 'loading' && <p>{t('formLoading')}</p>}
      {status === 'failed' && <p ref={announceFailure}>{t('formFailed')}</p>}
      <div ref={place} id={id} className="lead-form-place" data-region="eu1" />
    </div>
  );
}
