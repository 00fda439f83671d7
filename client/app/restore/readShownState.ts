import type { ListValue } from '../../../shared/catalogue/facets/ListFacet.ts';
import type { LandingGroup } from '../../catalogue/list/landing.ts';
import type { CarriedState } from './restoreState.ts';

/** Parts of the state that the document shows, so that the state JSON need not repeat them. */
export interface ShownState {
  structuredData: object[];
  landingGroups: LandingGroup[];
  /** Values of a facet in the panel of the list. */
  facetValues: (name: string) => ListValue[];
}

/** Reads from the server's document the data left out of its state JSON. */
export function readShownState(root: ParentNode, { structuredData }: Pick<CarriedState, 'structuredData'>): ShownState {
  const all = (selector: string): Element[] => [...root.querySelectorAll(selector)];
  return {
    // those in the head come before those of sections
    structuredData: all('script[type="application/ld+json"]')
      .slice(0, structuredData)
      .map((element) => JSON.parse(element.textContent) as object),
    landingGroups: all('.landing-group').map((group) => ({
      title: group.getAttribute('aria-label') ?? '',
      links: [...group.querySelectorAll('li')].map(({ firstElementChild: link, lastElementChild: count }) => ({
        text: link?.textContent ?? '',
        count: Number(count?.textContent),
        href: link?.getAttribute('href') ?? '',
      })),
    })),
    facetValues: (name) =>
      all(`.facet-panel [type="checkbox"][name="${name}"]`).map((box) => [
        box.getAttribute('value') ?? '',
        Number(box.nextElementSibling?.textContent),
      ]),
  };
}
