import type { ReactNode } from 'react';
import { PhoneLink } from './PhoneLink.tsx';
import { useAppSelector } from '../../framework/hooks.ts';
import { sitePhone } from '../sitePhone.ts';
import { useTexts } from '../useSite.ts';

/** Line with the site's phone number, for parts of a page that failed; nothing on a page without one. */
export function CallUs(): ReactNode {
  const t = useTexts();
  const phone = useAppSelector(({ page }) => sitePhone(page.layout));
  if (phone === '') return null;
  const [before = '', after = ''] = t('errorPhone').split('{phone}');
  return (
    <p>
      {before}
      <PhoneLink className="inline-link num" phone={phone} />
      {after}
    </p>
  );
}
