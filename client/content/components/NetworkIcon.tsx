import type { ReactNode } from 'react';
import type { Network } from '../shareLinks.ts';

/** Icons drawn in lines like all others; kept here because only this block uses them. */
const shapes: Record<Network, ReactNode> = {
  WhatsApp: (
    <path d="M4 20l1.2-3.8A8 8 0 1 1 8 19l-4 1Zm5-11.5c0 3.6 2.9 6.5 6.5 6.5l.8-1.8-2-1-1 .8c-1-.4-1.9-1.3-2.3-2.3l.8-1-1-2L9 8.5Z" />
  ),
  Telegram: <path d="m20.5 4.5-17 6.800 5.5 2.200m11.5-9-3 15-8.5-6m11.5-9L9 13.5v5.5l3-3.300" />,
  Facebook: <path d="M16.5 4h-2.2A3.8 3.8 0 0 0 10.5 7.8V20M7.5 11.5h7.5" />,
  LinkedIn: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="2.5" />
      <path d="M8 11v5.5m0-9v.01M11.8 16.5V11m0 2.5c0-1.5 1-2.5 2.3-2.5s2.1 1 2.1 2.5v3" />
    </>
  ),
  X: <path d="M5 4.5h3.5l10.5 15h-3.5Zm13.5 0-5.7 6.5m-2 2.3-5.3 6.2" />,
  'E-mail': (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
      <path d="m4 7 8 6 8-6" />
    </>
  ),
  'Copy link': <path d="m10 14 4-4M8 11l-2 2a3.5 3.5 0 0 0 5 5l2-2m3-3 2-2a3.5 3.5 0 0 0-5-5l-2 2" />,
};

export function NetworkIcon({ network }: { network: Network }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" focusable="false">
      {shapes[network]}
    </svg>
  );
}
