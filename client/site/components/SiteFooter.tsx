import type { ReactNode } from 'react';
import './SiteFooter.css';
import { useAppSelector } from '../../app/hooks.ts';
import { linkAttributes, linkField, listField, textField } from '../../content/fields.ts';
import { SectionMarks } from '../../content/editing/Marks.tsx';
import type { LinkField } from '../../content/fields.ts';
import { Icon } from '../../ui/Icon.tsx';
import { safeRel } from '../../ui/safeRel.ts';
import { useSite, useTranslate } from '../useSite.ts';
import { CookieSettings } from './CookieSettings.tsx';
import { CopyButton } from './CopyButton.tsx';
import { siteSection, siteSectionUid } from './siteSection.ts';
import { SiteLogo } from './SiteLogo.tsx';

interface LinkGroup {
  title: string;
  links: LinkField[];
}

function FooterLink({ link }: { link: LinkField }): ReactNode {
  const bare = /^(?:mailto|tel):([^?]*)/.exec(link.href)?.[1];
  return (
    <li className="site-footer-row">
      <a {...linkAttributes(link)} rel={safeRel(link.target)}>
        {link.text}
      </a>
      {bare && <CopyButton text={decodeURIComponent(bare)} />}
    </li>
  );
}

/** What stands below every page. Without the content platform the logo and the site's name remain. */
export function SiteFooter(): ReactNode {
  const t = useTranslate();
  const site = useSite();
  const layout = useAppSelector((state) => state.page.layout);
  const fields = siteSection(layout, 'footer', 'Footer');
  const navigation = siteSection(layout, 'header', 'MainNavigation');

  const groups: LinkGroup[] = listField(fields, 'LinkGroups').map((group) => ({
    title: textField(group, 'Title'),
    links: listField(group, 'Links').flatMap((entry) => linkField(entry, 'Link') ?? []),
  }));
  const phone = textField(fields, 'Phone');
  const email = textField(fields, 'Email');
  const contacts: LinkField[] = [
    ...(phone ? [{ href: `tel:${phone.replace(/[^+\d]/g, '')}`, text: phone }] : []),
    ...(email ? [{ href: `mailto:${email}`, text: email }] : []),
  ];
  // Phone and mail head the last group, which is the one about contact.
  const last = groups.at(-1);
  if (last) last.links.unshift(...contacts);
  else if (contacts.length > 0) groups.push({ title: t('contact'), links: contacts });

  const warningTitle = textField(fields, 'CreditWarningTitle');
  const warningText = textField(fields, 'CreditWarningText');
  const siteLinks = listField(fields, 'SiteLinks').flatMap((entry) => linkField(entry, 'Link') ?? []);
  const text = textField(fields, 'Text');

  return (
    <SectionMarks uid={siteSectionUid(layout, 'footer', 'Footer')}>
      <footer className="site-footer" data-tone="inverse">
        <div className="wrap">
          <nav className="site-footer-columns" aria-label={t('footerNavigation')}>
            <div>
              <SiteLogo fields={navigation} />
              {text && <p className="site-footer-text">{text}</p>}
            </div>
            {groups.map((group, index) => (
              <div key={index}>
                {group.title && <h2 className="site-footer-title">{group.title}</h2>}
                <ul>
                  {group.links.map((link, place) => (
                    <FooterLink key={place} link={link} />
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          {(warningTitle || warningText) && (
            <div className="site-footer-warning">
              <Icon name="warning" />
              <p>
                {warningTitle && <b>{warningTitle}</b>} {warningText}
              </p>
            </div>
          )}
          <div className="site-footer-end">
            <p>{textField(fields, 'Copyright') || `© ${site.displayName}`}</p>
            <CookieSettings />
            {siteLinks.length > 0 && (
              <ul className="site-footer-sites">
                {siteLinks.map((link, place) => (
                  <FooterLink key={place} link={link} />
                ))}
              </ul>
            )}
          </div>
        </div>
      </footer>
    </SectionMarks>
  );
}
