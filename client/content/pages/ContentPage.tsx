import type { ReactNode } from 'react';
import './ContentPage.css';
import { placeholders } from '../../../shared/content/ContentTypes.ts';
import type { SectionData } from '../../../shared/content/ContentTypes.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { SectionList } from '../../framework/SectionList.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { heroFills } from '../../site/heroFills.ts';
import { heroUnderMenu } from '../../site/heroUnderMenu.ts';
import { pageName } from '../pageName.ts';
import { isStory } from '../stories/isStory.ts';

const noSections: SectionData[] = [];

/** Sections that contain the page's heading when they are first. */
const ownHeadings = ['CarFinder', 'SplitHero', 'AuctionLot', 'BookingHeader', 'TireHotel', 'ServiceRequest', 'SellCar'];

/** A page of the content platform: its sections in the editors' order. */
export function ContentPage(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const editing = useEditing();
  const { layout, breadcrumbs } = useAppSelector((state) => state.page);
  const underMenu = useAppSelector((state) => heroUnderMenu(state.page, state.site.context));
  const sections = layout?.placeholders[placeholders.main] ?? noSections;

  // an editor sees even an empty hero; its title is the page's h1
  const hero = heroFills(sections[0]) || (editing && sections[0]?.componentName === 'HeroBanner');
  const begins = hero || ownHeadings.includes(sections[0]?.componentName ?? '') || isStory(layout);
  const crumbs = breadcrumbs.length > 0 && !underMenu && (
    <div className="wrap">
      <Breadcrumbs label={t('breadcrumbs')} items={breadcrumbs} />
    </div>
  );
  if (begins) {
    return (
      <>
        {crumbs}
        <SectionList placeholder={placeholders.main} sections={sections} />
      </>
    );
  }
  const name = pageName(layout?.fields) || layout?.displayName || site.displayName;
  return (
    <>
      {crumbs}
      <div className="wrap content-page-head">
        <h1>{name}</h1>
      </div>
      <SectionList placeholder={placeholders.main} sections={sections} />
    </>
  );
}
