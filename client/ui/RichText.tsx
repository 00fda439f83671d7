import type { ReactNode } from 'react';
import './RichText.css';
import { classNames } from './classNames.ts';
import type { SafeHtml } from '../../shared/kit/text/SafeHtml.ts';

/** Formatted text with headings, lists and links, from HTML that the server has sanitized. */
export function RichText({ html, className }: { html: SafeHtml; className?: string | undefined }): ReactNode {
  return <div className={classNames('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
