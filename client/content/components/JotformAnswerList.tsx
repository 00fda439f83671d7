import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import '../embedTexts.ts';
import './JotformAnswerList.css';
import { useTranslate } from '../../site/useSite.ts';
import { fetchJotform } from '../fetchJotform.ts';
import { jotformLines } from '../jotformLines.ts';
import type { JotformLine } from '../jotformLines.ts';

/** Newest submission of a form, fetched on mount: must be inside ConsentGate. */
export function JotformAnswerList({ formId }: { formId: string }): ReactNode {
  const t = useTranslate();
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

  if (lines === 'loading') return <p role="status">{t('embedLoading')}</p>;
  if (lines === 'failed') return <p role="alert">{t('embedFailed')}</p>;
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
