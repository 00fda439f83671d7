import type { ReactNode } from 'react';
import type { LocalFact } from '../../../shared/catalogue/car/factsInLanguage.ts';

/** Value of a free fact: a text, or a link that names the fact and the host it leads to. */
export function FactValue({
  fact: { label, text, href },
}: {
  fact: Pick<LocalFact, 'label' | 'text' | 'href'>;
}): ReactNode {
  if (href === undefined) return text;
  return (
    <a className="inline-link" href={href} rel="nofollow noopener" aria-label={`${label}: ${text}`}>
      {text}
    </a>
  );
}
