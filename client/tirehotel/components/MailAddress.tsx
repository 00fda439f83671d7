import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** A mail address as a link; a long one wraps after its @ or before a dot. */
export function MailAddress({ address, className }: { address: string; className: string }): ReactNode {
  const parts = address.split(/(?<=@)|(?=\.)/);
  return (
    <a className={className} href={`mailto:${address}`} aria-label={address}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  );
}
