import { useMemo } from 'react';
import type { ReactNode } from 'react';
import './SiteHeader.css';
import { useAppSelector } from '../../framework/hooks.ts';
import { booleanField, linkAttributes } from '../../framework/fields.ts';
import { SectionMarks } from '../../framework/editing/Marks.tsx';
import { heroUnderMenu } from '../heroUnderMenu.ts';
import { safeRel } from '../../ui/safeRel.ts';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import { sitePhone } from '../sitePhone.ts';
import { useSite } from '../useSite.ts';
import { AlertBar } from './AlertBar.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { extraLinks, buildMegaMenu, buildMenu, putTilesFirst } from './navigationTree.ts';
import { offeredLanguages } from './offeredLanguages.ts';
import { siteSection, siteSectionUid } from '../components/siteSection.ts';
import { SiteLogo } from './SiteLogo.tsx';
import { useDropdowns } from './useDropdowns.ts';

export interface SiteHeaderProps {
  /** Button that opens the search. */
  search?: ReactNode;
  /** Link to the saved cars; null on sites without cars for sale. */
  saved?: ReactNode;
}

/**
 * Header of every page: message bar and navigation.
 * On a start page or a brand's page that begins with a picture the navigation floats on it and turns solid on hover, on
 * focus inside, and once the page is scrolled. Without the content platform it shows the site's name and the search.
 */
export function SiteHeader({ search, saved }: SiteHeaderProps): ReactNode {
  const site = useSite();
  const layout = useAppSelector((state) => state.page.layout);
  const overlay = useAppSelector((state) => heroUnderMenu(state.page, state.site.context));
  const pageLanguages = useAppSelector((state) => state.page.languages);
  const path = useAppSelector((state) => state.page.location.path);
  const navigation = useAppSelector((state) => state.site.navigation);
  const fields = siteSection(layout, 'header', 'MainNavigation');
  const mega = siteSection(layout, 'header', 'MegaMenu');
  const items = useMemo(() => {
    const entries = buildMegaMenu(mega);
    return entries.length > 0 ? entries : buildMenu(navigation ?? []);
  }, [mega, navigation]);
  const mobileItems = useMemo(() => putTilesFirst(items, fields), [items, fields]);
  const extra = useMemo(() => extraLinks(fields), [fields]);
  const languages = useMemo(() => offeredLanguages(pageLanguages, site.languages), [pageLanguages, site.languages]);
  const phone = sitePhone(layout);
  const dropdowns = useDropdowns(path);
  const hydrated = useHydrated();

  return (
    <>
      <SectionMarks uid={siteSectionUid(layout, 'header', 'AlertBar')}>
        <AlertBar />
      </SectionMarks>
      <SectionMarks uid={siteSectionUid(layout, 'header', 'MainNavigation')}>
        {/* The handlers only observe keys and focus of the menu; the controls inside are the interactive ones. */}
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <header
          className="site-header"
          data-overlay={overlay}
          data-menu-open={dropdowns.openKey === null ? undefined : ''}
          data-scripted={hydrated ? '' : undefined}
          data-nav={booleanField(fields, 'HasDarkTheme') ? 'dark' : undefined}
          data-slim={booleanField(fields, 'SlimNav') ? '' : undefined}
          onBlur={dropdowns.barHandlers.onBlur}
          onKeyDown={dropdowns.barHandlers.onKeyDown}
        >
          <div className="wrap site-header-bar" ref={dropdowns.bar}>
            <SiteLogo fields={fields} />
            {items.length > 0 && <MainNavigation items={items} path={path} dropdowns={dropdowns} />}
            <div className="site-header-extra" data-separator={booleanField(fields, 'ShowSeparator') ? '' : undefined}>
              <ul className="site-header-wide" data-menu-row="">
                {/* oxlint-disable-next-line react/refs -- the handlers read their ref when called, not here */}
                {extra.map((link) => (
                  <li key={link.href} {...dropdowns.entryHandlers(link.href, false)}>
                    <a className="site-header-link" {...linkAttributes(link)} rel={safeRel(link.target)}>
                      {link.text}
                    </a>
                  </li>
                ))}
                {languages.length > 0 && (
                  <li>
                    <LanguageSwitcher languages={languages} current={site.language} dropdowns={dropdowns} />
                  </li>
                )}
              </ul>
              {search}
              {saved}
              {items.length + extra.length + languages.length > 0 && (
                <MobileMenu
                  items={mobileItems}
                  extra={extra}
                  languages={languages}
                  language={site.language}
                  path={path}
                  phone={phone}
                />
              )}
            </div>
          </div>
        </header>
      </SectionMarks>
    </>
  );
}
