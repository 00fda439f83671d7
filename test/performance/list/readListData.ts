import { JSDOM } from 'jsdom';

interface CardData {
  name: string;
  href: string;
  picture: { src: string; srcSet: string; sizes: string; width: string; height: string; blur: string };
  facts: string[];
  /** Texts of the card's other paragraphs: version, prices, terms. */
  lines: string[];
  city: string;
  save: string;
  compare: string;
}

interface FacetData {
  title: string;
  values: { name: string; value: string; label: string; count: string }[];
  /** SVG path of the bars; "" for a facet of values. */
  histogram: string;
  bounds: { name: string; label: string; placeholder: string }[];
}

/** Data of a peer's list: every text, picture and value of the product's page. */
export interface ListData {
  title: string;
  cars: CardData[];
  facets: FacetData[];
}

/** Reads the cards and facets from the product's page, by elements rather than by class where possible. */
export function readListData(html: string): ListData {
  const { document } = new JSDOM(html).window;
  const cars = [...document.querySelectorAll('main article, article.car-card')].map(cardData);
  const facets = [...document.querySelectorAll('form.facet-panel > details, form.facet-panel > * > details')].map(
    facetData,
  );
  if (cars.length !== 48 || facets.length === 0) {
    throw new Error(`The list has ${cars.length} cards and ${facets.length} facets; its markup has changed.`);
  }
  return { title: textOf(document.querySelector('h1')), cars, facets };
}

const textOf = (element: Element | null): string => element?.textContent.trim() ?? '';

function cardData(card: Element): CardData {
  const attribute = (selector: string, name: string): string => card.querySelector(selector)?.getAttribute(name) ?? '';
  const picture = (name: string): string => attribute('img[srcset]', name) || attribute('source[srcset]', name);
  const paragraphs = [...card.querySelectorAll('p')].map(textOf);
  return {
    name: textOf(card.querySelector('h2, h3')),
    href: attribute('h2 a, h3 a', 'href'),
    picture: {
      src: picture('src'),
      srcSet: picture('srcset'),
      sizes: picture('sizes'),
      width: picture('width'),
      height: picture('height'),
      blur: attribute('img:not([srcset])', 'src'),
    },
    facts: [...card.querySelectorAll('li')].map(textOf),
    lines: [...new Set(paragraphs.slice(0, -1))],
    city: paragraphs.at(-1) ?? '',
    save: attribute('button', 'aria-label'),
    compare: attribute('button:last-of-type', 'aria-label'),
  };
}

function facetData(facet: Element): FacetData {
  const bars = [...facet.querySelectorAll('svg rect')].map((bar) => {
    const [x, y, height] = ['x', 'y', 'height'].map((name) => parseFloat(bar.getAttribute(name) ?? '0'));
    return `M${x ?? 0} ${y ?? 0}v${height ?? 0}`;
  });
  const path = [...facet.querySelectorAll('.accordion-body svg path')]
    .map((element) => element.getAttribute('d') ?? '')
    .reduce((longest, d) => (d.length > longest.length ? d : longest), '');
  const numbers = [...facet.querySelectorAll('input:not([type=checkbox]):not([type=search]), select')];
  const isRange = facet.querySelector('[role=slider], rect') !== null || (numbers.length > 0 && path.length > 100);
  return {
    title: textOf(facet.querySelector('summary span, summary')),
    values: [...facet.querySelectorAll('input[type=checkbox]')].map((box) => {
      const texts = [...(box.closest('label')?.querySelectorAll('span') ?? [])].map(textOf);
      return {
        name: box.getAttribute('name') ?? '',
        value: box.getAttribute('value') ?? '',
        label: texts[0] ?? '',
        count: texts.at(-1) ?? '',
      };
    }),
    histogram: isRange ? bars.join('') || path : '',
    bounds: isRange
      ? numbers.map((input) => ({
          name: input.getAttribute('name') ?? '',
          label: input.getAttribute('aria-label') ?? textOf(input.closest('label')),
          placeholder: input.getAttribute('placeholder') ?? '',
        }))
      : [],
  };
}
