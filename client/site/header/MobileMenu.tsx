import { memo, useEffect, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import './MobileMenu.css';
import type { LanguageVersion } from '../../../shared/content/ContentTypes.ts';
import type { LinkField } from '../../framework/fields.ts';
import { linkAttributes } from '../../framework/fields.ts';
import { useCachedFragment } from '../../framework/CachedFragments.ts';
import { afterPaint } from '../../browser/afterPaint.ts';
import { Icon } from '../../ui/Icon.tsx';
import { safeRel } from '../../ui/safeRel.ts';
import { useCloseOnBack } from '../../ui/overlay/useCloseOnBack.ts';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { usePhone } from '../usePhone.ts';
import { useTexts } from '../useSite.ts';
import { LanguageList } from './LanguageSwitcher.tsx';
import { MenuTileFace } from './MenuTileFace.tsx';
import { isCurrent, menuLink } from './navigationTree.ts';
import type { MenuItem } from './navigationTree.ts';

export interface MobileMenuProps {
  items: readonly MenuItem[];
  extra: readonly LinkField[];
  languages: readonly LanguageVersion[];
  language: string;
  path: string;
  /** "" for none. */
  phone: string;
}

/**
 * The menu under 1280 px: full screen, with children on a sliding page of their own.
 * It consists of native details elements and opens without JavaScript; scripts add Escape, and keep focus and scrolling
 * in the menu.
 */
export const MobileMenu = memo(function MobileMenu({
  items,
  extra,
  languages,
  language,
  path,
  phone,
}: MobileMenuProps): ReactNode {
  const t = useTexts();
  const root = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const ready = useCachedFragment('mobileMenu');
  useCloseOnBack(open, () => {
    if (root.current) root.current.open = false;
  });

  // A new page closes the menu and everything open in it. The first page keeps elements opened before hydration.
  const shownPath = useRef(path);
  const unlockPage = useRef((): void => undefined);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    unlockPage.current(); // the new page gets the focus before the menu reports that it has closed
    for (const details of [root.current, ...(root.current?.querySelectorAll('details') ?? [])]) {
      if (details) details.open = false;
    }
  }, [path]);

  useEffect(() => {
    if (!open) return undefined;
    const header = root.current?.closest('header');
    const behind = [...(header?.parentElement?.children ?? [])].filter((element) => element !== header);
    let closed = false;
    // once the menu is on screen: the styles of the whole page are calculated again
    afterPaint(() => {
      if (closed) return;
      document.documentElement.classList.add('scroll-locked');
      for (const element of behind) element.setAttribute('inert', '');
    });
    unlockPage.current = () => {
      closed = true;
      document.documentElement.classList.remove('scroll-locked');
      for (const element of behind) element.removeAttribute('inert');
    };
    // on the document: the focus may be on no element
    const onKey = (event: KeyboardEvent): void => onMenuKey(event, root.current);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      unlockPage.current();
    };
  }, [open]);

  // Closes the menu when the window grows and shows the horizontal one.
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 1280px)');
    const close = (): void => {
      if (wide.matches && root.current) root.current.open = false;
    };
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return (
    <details className="mobile-menu" ref={root} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {/* a summary has a native state; aria-expanded adds the wording of other menu buttons */}
      <summary className="mobile-menu-opener" aria-expanded={hydrated ? open : undefined}>
        <Icon name="menu" />
        <Icon name="close" />
        <VisuallyHidden>{t('openMenu')}</VisuallyHidden>
      </summary>
      <div className="mobile-menu-panel">
        <div className="mobile-menu-scroll">
          {items.length > 0 && (
            <nav className="mobile-menu-navigation" aria-label={t('mainNavigation')} {...ready}>
              {ready ? null : <Level items={items} path={path} />}
            </nav>
          )}
          <MenuFoot extra={extra} languages={languages} language={language} />
        </div>
        <PhoneBar phone={phone} />
      </div>
    </details>
  );
});

/** Escape closes the innermost open level, and Tab goes around in the menu. */
function onMenuKey(event: KeyboardEvent, menu: HTMLDetailsElement | null): void {
  if (!menu?.open) return;
  if (event.key === 'Escape') {
    const innermost = [menu, ...menu.querySelectorAll('details')].findLast((details) => details.open) ?? menu;
    innermost.open = false;
    innermost.querySelector('summary')?.focus();
  } else if (event.key === 'Tab') {
    const stops = [...menu.querySelectorAll<HTMLElement>('a[href], summary')].filter(
      (element) => element.getClientRects().length > 0,
    );
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (document.activeElement !== from && menu.contains(document.activeElement)) return;
    to?.focus();
    event.preventDefault();
  }
}

/** Further links and languages. */
const MenuFoot = memo(function MenuFoot({
  extra,
  languages,
  language,
}: Omit<MobileMenuProps, 'items' | 'path' | 'phone'>): ReactNode {
  const t = useTexts();
  if (extra.length === 0 && languages.length === 0) return null;
  return (
    <div className="mobile-menu-foot">
      {extra.map((link) => (
        <a key={link.href} className="mobile-menu-extra" {...linkAttributes(link)} rel={safeRel(link.target)}>
          {link.text}
        </a>
      ))}
      {languages.length > 0 && (
        <details className="mobile-menu-languages">
          <summary className="mobile-menu-extra">
            <Icon name="globe" size="s" />
            <VisuallyHidden>{t('languageSwitcher')}:</VisuallyHidden>
            {languages.find((version) => version.language === language)?.nativeName ?? language}
            <Icon name="chevron" size="s" />
          </summary>
          <LanguageList languages={languages} current={language} />
        </details>
      )}
    </div>
  );
});

/** The site's phone number, at the lower edge of the screen. */
function PhoneBar({ phone }: Pick<MobileMenuProps, 'phone'>): ReactNode {
  const { href, text } = usePhone(phone);
  if (phone === '') return null;
  return (
    <a className="mobile-menu-phone num" href={href}>
      <Icon name="phone" size="s" />
      {text}
    </a>
  );
}

/** Scrolls a new level to its top, however far the previous one was scrolled. */
function scrollToTop(event: SyntheticEvent): void {
  event.currentTarget.closest('.mobile-menu-scroll')?.scrollTo(0, 0);
}

/** Items and their children. Opening the menu renders none of them again. */
const Level = memo(function Level({ items, path }: { items: readonly MenuItem[]; path: string }): ReactNode {
  const t = useTexts();
  return (
    <ul>
      {items.map((item) => (
        <li className="mobile-menu-item" data-tile={tileSize(item)} key={item.key}>
          {item.children.length === 0 ? (
            <a {...menuLink(item)} aria-current={isCurrent(item, path) ? 'page' : undefined}>
              <Face item={item} />
            </a>
          ) : (
            <details className="mobile-menu-branch" onToggle={scrollToTop}>
              <summary className="mobile-menu-summary" aria-current={isCurrent(item, path) ? 'true' : undefined}>
                <Face item={item} />
                <span className="mobile-menu-row mobile-menu-back">
                  <Icon name="chevron" size="s" />
                  {t('back')}
                </span>
              </summary>
              <div className="mobile-menu-children">
                <p className="h3 mobile-menu-title">
                  {item.href === null ? item.label : <a {...menuLink(item)}>{item.label}</a>}
                </p>
                <Level items={item.children} path={path} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
});

function tileSize({ tile }: MenuItem): 'large' | 'small' | undefined {
  return tile && (tile.image ? 'large' : 'small');
}

/** An entry as a row or tile. */
function Face({ item }: { item: MenuItem }): ReactNode {
  if (item.tile) return <MenuTileFace label={item.label} tile={item.tile} />;
  return (
    <span className="mobile-menu-row">
      {item.label}
      {item.children.length > 0 && <Icon name="chevron" size="s" />}
    </span>
  );
}
