import type { ReactNode } from 'react';
import './MessagePage.css';
import { carListPath, siteSearchPath } from '../../site/components/sitePaths.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { SearchField } from '../../ui/fields/SearchField.tsx';

export interface MessagePageProps {
  /** Status code above the title, in small type: "404". */
  code?: string;
  title: string;
  text: string;
  /** Buttons and links to continue. */
  children: ReactNode;
}

/** A full-page message about missing content, with the site's search and further links. */
export function MessagePage({ code, title, text, children }: MessagePageProps): ReactNode {
  const t = useTexts();
  const site = useSite();
  return (
    <div className="message-page">
      <div className="wrap message-page-inner">
        {code && (
          <p>
            <b>{code}</b>
          </p>
        )}
        <h1 className="message-page-title">{title}</h1>
        <p className="lead">{text}</p>
        {site.features.stock ? (
          <SearchField
            label={t('searchLabel')}
            placeholder={t('searchPlaceholder')}
            buttonLabel={t('searchButton')}
            action={carListPath(site, t)}
            name="keyphrase"
          />
        ) : (
          <SearchField
            label={t('searchSite')}
            placeholder={t('searchSite')}
            buttonLabel={t('searchButton')}
            action={siteSearchPath(site, t)}
            name="q"
          />
        )}
        <div className="row">{children}</div>
      </div>
    </div>
  );
}
