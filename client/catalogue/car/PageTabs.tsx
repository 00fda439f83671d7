import { useEffect, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import './PageTabs.css';

export interface PageTab {
  /** Id of the part's element. */
  id: string;
  label: string;
}

/** A part counts as current once its top is above this share of the window's height. */
const readingLine = 0.35;

/** Browsers leave a tab at the edge of its row when it gets the focus. */
function showWhole({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Links to the parts of a page; the one of the current part is marked. */
export function PageTabs({ tabs, label }: { tabs: readonly PageTab[]; label: string }): ReactNode {
  const ids = tabs.map(({ id }) => id).join(' ');
  const [marked, setMarked] = useState(tabs[0]?.id);
  useEffect(() => {
    const mark = (): void => {
      const line = window.innerHeight * readingLine;
      // a part may mount later than the page, see createIsland
      const isRead = (id: string): boolean => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line;
      const all = ids.split(' ');
      setMarked(all.findLast(isRead) ?? all[0]);
    };
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, [ids]);
  return (
    <nav className="page-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.id}
          href={`#${tab.id}`}
          aria-current={tab.id === marked ? 'location' : undefined}
          onFocus={showWhole}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  );
}
