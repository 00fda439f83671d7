import { useMemo } from 'react';
import type { ReactNode } from 'react';
import './RichText.css';
import { classNames } from './classNames.ts';
import { sanitizeHtml } from '../../shared/kit/sanitizeHtml.ts';

/** Text with headings, lists and links from HTML, of which only known elements are shown. */
export function RichText({ html, className }: { html: string; className?: string | undefined }): ReactNode {
  const inner = useMemo(() => ({ __html: sanitizeHtml(html) }), [html]);
  return <div className={classNames('rich-text', className)} dangerouslySetInnerHTML={inner} />;
}
