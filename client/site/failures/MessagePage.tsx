import type { ReactNode } from 'react';
import './MessagePage.css';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { CallUs } from '../components/CallUs.tsx';
import { carListPath, siteSearchPath } from '../components/sitePaths.ts';
import { useSite, useTexts } from '../useSite.ts';

interface MessagePageProps {
  /** Short line above the title: a status code, or the state of a car. */
  mark?: string;
  title: string;
  text: string;
  /** Text to begin the search with; null leaves the search out. */
  search?: string | null;
  /** Buttons to continue, the primary one first. */
  children: ReactNode;
}

/** A full-page message about missing or failed content: what happened, ways to continue, the phone number. */
export function MessagePage({ mark, title, text, search = '', children }: MessagePageProps): ReactNode {
  return (
    <div className="message-page">
      <div className="wrap message-page-inner">
        {mark && (
          <p>
            <b>{mark}</b>
          </p>
        )}
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {search !== null && <MessageSearch text={search} />}
        <div className="row">{children}</div>
        <CallUs />
      </div>
    </div>
  );
}

/** Searches the stock, or the pages of a site without one. */
function MessageSearch({ text }: { text: string }): ReactNode {
  const t = useTexts();
  const site = useSite();
  const common = { buttonLabel: t('searchButton'), defaultValue: text };
  return site.features.stock ? (
    <SearchField
      {...common}
      label={t('searchLabel')}
      placeholder={t('searchPlaceholder')}
      action={carListPath(site, t)}
      name="keyphrase"
    />
  ) : (
    <SearchField
      {...common}
      label={t('searchSite')}
      placeholder={t('searchSite')}
      action={siteSearchPath(site, t)}
      name="q"
    />
  );
}
