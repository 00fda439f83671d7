import type { ReactNode } from 'react';
import type { LanguageVersion } from '../../../shared/content/ContentTypes.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTexts } from '../useSite.ts';
import { Dropdown } from './Dropdown.tsx';
import type { Dropdowns } from './useDropdowns.ts';

export interface LanguageSwitcherProps {
  /** Versions of this page; see offeredLanguages. */
  languages: readonly LanguageVersion[];
  current: string;
  dropdowns: Dropdowns;
}

export function LanguageSwitcher({ languages, current, dropdowns }: LanguageSwitcherProps): ReactNode {
  const t = useTexts();
  if (languages.length < 2) return null;
  const own = languages.find((version) => version.language === current);
  return (
    <Dropdown
      dropdowns={dropdowns}
      id="languages"
      place="end"
      label={`${current.toUpperCase()}, ${t('languageSwitcher')}: ${own?.nativeName ?? current}`}
      panel={<LanguageList languages={languages} current={current} />}
    >
      <Icon name="globe" size="s" />
      {current.toUpperCase()}
    </Dropdown>
  );
}

/** Links to this page in its other languages, keeping the visitor's filters. */
export function LanguageList({ languages, current }: Pick<LanguageSwitcherProps, 'languages' | 'current'>): ReactNode {
  const search = useAppSelector((state) => state.page.location.search);
  return (
    <ul>
      {languages.map((version) => (
        <li key={version.language}>
          <a
            className="dropdown-link"
            href={version.path + search}
            lang={version.language}
            hrefLang={version.language}
            aria-current={version.language === current ? 'true' : undefined}
          >
            {version.nativeName}
            {version.language === current && <Icon name="check" size="s" />}
          </a>
        </li>
      ))}
    </ul>
  );
}
