import type { ListValue } from '../../../shared/catalogue/facets/ListFacet.ts';
import type { LandingGroup } from '../../catalogue/list/landing.ts';

/** Parts of the state that the document shows, so that the state JSON need not repeat them. */
export interface ShownState {
  landingGroups: LandingGroup[];
  /** Values of a facet in the panel of the list. */
  facetValues: (name: string) => ListValue[];
}

/** Reads from the server's document the data left out of its state JSON. */
export function readShownState(root: ParentNode): ShownState {
  const all = (selector: string): Element[] => [...root.querySelectorAll(selector)];
  return {
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
