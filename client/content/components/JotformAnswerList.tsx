import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import './JotformAnswerList.css';
import { useSite, useTexts } from '../../site/useSite.ts';
import { jotformLines } from '../jotformLines.ts';
import type { JotformLine } from '../jotformLines.ts';
import type { JotformAnswers, JotformSubmissions } from '../../../shared/forms/JotformGateway.ts';
import { announceFailure } from '../../ui/messages/announce.ts';

/** Newest submission of a form, fetched on mount. Without JavaScript it links to the contact page. */
export function JotformAnswerList({ formId }: { formId: string }): ReactNode {
  const t = useTexts();
  const { basePath } = useSite();
  const [lines, setLines] = useState<JotformLine[] | 'loading' | 'failed'>('loading');

  useEffect(() => {
    let gone = false;
    fetchJotform(formId).then(
      (answers) => {
        if (!gone) setLines(jotformLines(answers));
      },
      () => {
        if (!gone) setLines('failed'); // the server has logged the reason
      },
    );
    return () => {
      gone = true;
    };
  }, [formId]);

  if (lines === 'loading') {
    return (
      <>
        <p className="jotform-answers-loading">{t('embedLoading')}</p>
        <noscript>
          <a className="text-link" href={`${basePath}/${t('pathToContact')}`}>
            {t('consentGateContact')}
          </a>
        </noscript>
      </>
    );
  }
  if (lines === 'failed') return <p ref={announceFailure}>{t('embedFailed')}</p>;
  if (lines.length === 0) return <p>{t('embedEmpty')}</p>;
  return (
    <div className="jotform-answers">
      {lines.map(({ key, kind, label, value }) => {
        if (kind === 'heading') return <h3 key={key}>{label}</h3>;
        if (kind === 'text') return <p key={key}>{label}</p>;
        return (
          <dl key={key} className="jotform-answers-pair">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </dl>
        );
      })}
    </div>
  );
}

/**
 * Answers of a form's newest submission, {} when it has none.
 * @throws when the server does not return them
 */
async function fetchJotform(formId: string): Promise<JotformAnswers> {
  const response = await window.fetch('/api/jotform', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ formId }),
  });
  if (!response.ok) throw new Error(`The server answered ${String(response.status)}.`);
  const { content } = (await response.json()) as JotformSubmissions;
  return content[0]?.answers ?? {};
}
