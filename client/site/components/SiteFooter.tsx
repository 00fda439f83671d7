import type { ReactNode } from 'react';
import './SiteFooter.css';
import { useAppSelector } from '../../framework/hooks.ts';
import { useCachedFragment } from '../../framework/CachedFragments.ts';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { emptyFieldText } from '../../framework/editing/emptyFieldText.ts';
import { FieldChrome } from '../../framework/editing/FieldChrome.tsx';
import { fieldMetadata } from '../../framework/editing/fieldMetadata.ts';
import { SectionMarks } from '../../framework/editing/Marks.tsx';
import { linkAttributes, linkField, listField, textField } from '../../framework/fields.ts';
import type { LinkField } from '../../framework/fields.ts';
import { Icon } from '../../ui/Icon.tsx';
import { safeRel } from '../../ui/safeRel.ts';
import { usePhone } from '../usePhone.ts';
import { useSite, useTexts } from '../useSite.ts';
import { CookieSettings } from '../consent/CookieSettings.tsx';
import { CopyButton } from './CopyButton.tsx';
import { siteSection, siteSectionUid } from './siteSection.ts';
import { SiteLogo } from '../header/SiteLogo.tsx';

/** A link and its source field. Entries without a field are shown to editors only. */
interface FooterEntry {
  link: LinkField | null;
  metadata: object | null;
}

interface LinkGroup {
  /** Heading in wide windows, and where the group is edited. */
  title: ReactNode;
  /** Heading that folds the group on phones. */
  name: string;
  entries: FooterEntry[];
}

/** Allows a mail address to wrap after its @, the best place in a narrow column. */
function breakable(text: string): ReactNode {
  const at = text.indexOf('@') + 1;
  if (at === 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

function FooterLink({ link, metadata }: FooterEntry): ReactNode {
  const bare = /^(?:mailto|tel):([^?]*)/.exec(link?.href ?? '')?.[1];
  return (
    <li className="site-footer-row">
      <FieldChrome metadata={metadata}>
        {link ? (
          <a {...linkAttributes(link)} rel={safeRel(link.target)}>
            {breakable(link.text)}
          </a>
        ) : (
          <span>{emptyFieldText}</span>
        )}
      </FieldChrome>
      {bare && <CopyButton text={decodeURIComponent(bare)} />}
    </li>
  );
}

function FooterList({ entries, className }: { entries: readonly FooterEntry[]; className?: string }): ReactNode {
  if (entries.length === 0) return null;
  return (
    <ul className={className}>
      {entries.map((entry, place) => (
        <FooterLink key={place} {...entry} />
      ))}
    </ul>
  );
}

function readEntry(fields: Fields | undefined, name: string, link: LinkField | null): FooterEntry[] {
  const metadata = fieldMetadata(fields, name);
  return link || metadata ? [{ link, metadata }] : [];
}

function readLinks(fields: Fields | undefined, name: string): FooterEntry[] {
  return listField(fields, name).flatMap((entry) => readEntry(entry, 'Link', linkField(entry, 'Link')));
}

/** Footer of every page. Without the content platform it shows the logo and the site's name. */
export function SiteFooter(): ReactNode {
  const uid = useAppSelector((state) => siteSectionUid(state.page.layout, 'footer', 'Footer'));
  const ready = useCachedFragment('footer');
  return (
    <SectionMarks uid={uid}>
      <footer className="site-footer" data-tone="inverse" {...ready}>
        {ready ? null : <FooterContent />}
      </footer>
    </SectionMarks>
  );
}

function FooterContent(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const layout = useAppSelector((state) => state.page.layout);
  const fields = siteSection(layout, 'footer', 'Footer');
  const navigation = siteSection(layout, 'header', 'MainNavigation');

  const groups: LinkGroup[] = listField(fields, 'LinkGroups').map((group) => ({
    title: <EditableText as="h2" className="site-footer-title" fields={group} name="Title" />,
    name: textField(group, 'Title') || t('contact'),
    entries: readLinks(group, 'Links'),
  }));
  const phone = textField(fields, 'Phone');
  const phoneLink = usePhone(phone);
  const email = textField(fields, 'Email');
  const contacts = [
    ...readEntry(fields, 'Phone', phone ? phoneLink : null),
    ...readEntry(fields, 'Email', email ? { href: `mailto:${email}`, text: email } : null),
  ];
  // The last group is about contact: phone and mail come first in it.
  const last = groups.at(-1);
  if (last) last.entries.unshift(...contacts);
  else if (contacts.length > 0) {
    const name = t('contact');
    groups.push({ title: <h2 className="site-footer-title">{name}</h2>, name, entries: contacts });
  }

  const shows = (name: string): boolean => textField(fields, name) !== '' || fieldMetadata(fields, name) !== null;
  const warns = shows('CreditWarningTitle') || shows('CreditWarningText');
  const legalLinks = readLinks(fields, 'LegalLinks');
  const siteLinks = readLinks(fields, 'SiteLinks');

  return (
    <div className="wrap">
      <nav className="site-footer-columns" aria-label={t('footerNavigation')}>
        <div>
          <SiteLogo fields={navigation} />
          <EditableText as="p" className="site-footer-text" fields={fields} name="Text" />
        </div>
        {groups.map((group, index) => (
          <div key={index}>
            {group.title}
            <details className="site-footer-group">
              <summary>{group.name}</summary>
              <FooterList entries={group.entries} />
            </details>
          </div>
        ))}
      </nav>
      {warns && (
        <div className="site-footer-warning">
          <Icon name="warning" />
          <p>
            <EditableText as="b" fields={fields} name="CreditWarningTitle" />{' '}
            <EditableText fields={fields} name="CreditWarningText" />
          </p>
        </div>
      )}
      <div className="site-footer-end">
        <p>{shows('Copyright') ? <EditableText fields={fields} name="Copyright" /> : `© ${site.displayName}`}</p>
        <div className="site-footer-legal">
          <FooterList entries={legalLinks} />
          <CookieSettings />
        </div>
        <FooterList entries={siteLinks} className="site-footer-sites" />
      </div>
    </div>
  );
}
