/** @alone: React state of server rendering leaks into the browser's next page. */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderOnServer } from '../../../test/fixtures/pages/renderOnServer.ts';
import { LazyPointMap } from './LazyPointMap.tsx';
import { PointMap } from './PointMap.tsx';
import type { PointMapProps } from './PointMapProps.ts';
import { StillMap } from './StillMap.tsx';

const points = [
  { id: 'u', lat: 59.8586, lng: 17.6389, label: 'Harbour Bil Uppsala', number: 1 },
  { id: 'v', lat: 59.6099, lng: 16.5448, label: 'Harbour Bil Västerås', number: 2 },
];
const props: PointMapProps = {
  points,
  label: 'Karta över anläggningar',
  tiles: '/tiles/{z}/{x}/{y}.svg',
  attribution: '<b>Natural Earth</b>',
  failure: {
    text: 'Failed to load Google Maps API',
    ways: [{ id: 'u', name: 'Harbour Bil Uppsala', address: 'Stålgatan 12', href: 'https://maps.example/u' }],
    directionsLabel: 'Vägbeskrivning',
  },
  zoomInLabel: 'Zooma in',
  zoomOutLabel: 'Zooma ut',
  className: 'wide',
};

/** Triggers the intersection observers. */
let comeIntoView: (isIntersecting?: boolean) => void;

beforeEach(() => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      comeIntoView = (isIntersecting = true) =>
        callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    observe(): void {
      // observed elements come into view when the test says so
    }
    disconnect(): void {
      comeIntoView = () => undefined;
    }
  }
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, writable: true, value: Observer });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const tiles = (): HTMLImageElement[] => [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];

/** Zoom levels of the requested tiles. */
function askedZooms(): number[] {
  return [...new Set(tiles().map(({ src }) => Number(/\/tiles\/(\d+)\//.exec(src)?.[1])))];
}

describe('a map with pins', () => {
  it('is a named region with named buttons', () => {
    render(<PointMap {...props} />);
    const region = screen.getByRole('region', { name: 'Karta över anläggningar' });
    expect(region.classList).toContain('wide');
    expect(region.textContent).toContain('<b>Natural Earth</b>');
    expect(region.querySelector('a[href*="leafletjs"]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Zooma in' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Zooma ut' })).toBeTruthy();
  });

  it('has a button for each point that says whether it is chosen', () => {
    const onChoose = jest.fn<(id: string) => void>();
    render(<PointMap {...props} chosenId="u" onChoose={onChoose} />);
    const [first, second] = ['1. Harbour Bil Uppsala', '2. Harbour Bil Västerås'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect([first, second].map((button) => button?.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    if (second) fireEvent.click(second);
    expect(onChoose.mock.calls).toEqual([['v']]);
  });

  it('has the number of each point on its pin', () => {
    render(<PointMap {...props} />);
    const numbers = document.querySelectorAll('.point-map-pin-number');
    expect([...numbers].map((number) => number.textContent)).toEqual(['1', '2']);
  });

  it('shows named pins that are no buttons when nothing can be chosen', () => {
    render(<PointMap {...props} points={[{ id: 'u', lat: 59.86, lng: 17.64, label: 'Harbour Bil Uppsala' }]} />);
    expect(screen.getByRole('img', { name: 'Harbour Bil Uppsala' })).toBeTruthy();
  });

  it('can be a fixed picture without tab stops', () => {
    const { container } = render(<PointMap {...props} fixed />);
    expect(screen.queryByRole('button', { name: 'Zooma in' })).toBeNull();
    expect([...container.querySelectorAll<HTMLElement>('*')].filter(({ tabIndex }) => tabIndex >= 0)).toEqual([]);
    expect(fireEvent.wheel(screen.getByRole('region'), { deltaY: 100, ctrlKey: true })).toBe(true);
  });

  it('starts on its centre at zoom 12 without points', () => {
    render(<PointMap {...props} points={[]} centre={{ lat: 59.33, lng: 18.07 }} />);
    expect(askedZooms()).toEqual([12]);
    expect(tiles().map(({ src }) => src)).toContain('http://localhost/tiles/12/2253/1204.svg');
  });

  it('shows the whole world without a place', () => {
    render(<PointMap {...props} points={[]} />);
    expect(askedZooms()).toEqual([1]);
  });

  it('starts close to a single point', () => {
    render(<PointMap {...props} points={points.slice(0, 1)} />);
    expect(askedZooms()).toEqual([15]);
    cleanup();
    render(<PointMap {...props} points={points.slice(0, 1)} maxZoom={12} />);
    expect(askedZooms()).toEqual([12]);
  });

  it('shows all of several points', () => {
    render(<PointMap {...props} />);
    expect(askedZooms()[0]).toBeLessThan(10);
  });

  it.each([
    ['all points', {}],
    ['the first point', { centred: true, zoom: 9 }],
  ])('requests the same tiles as its drawing of %s', (_case, framing) => {
    const size = { width: 600, height: 400 };
    const { container } = render(<StillMap {...props} {...framing} size={size} />);
    const drawn = [...container.querySelectorAll('image')].map((image) => image.getAttribute('href') ?? '');
    cleanup();
    render(<PointMap {...props} {...framing} />);
    const requested = tiles().map(({ src }) => new URL(src).pathname);
    expect(drawn.filter((tile) => !requested.includes(tile))).toEqual([]);
  });

  it('keeps its drawing below the tiles until they have loaded', () => {
    render(<PointMap {...props} drawn={{ width: 600, height: 400 }} />);
    const drawing = (): Element | null => document.querySelector('.point-map-still');
    expect(drawing()).not.toBeNull();
    act(() => {
      for (const tile of tiles().slice(1)) fireEvent.load(tile);
    });
    expect(drawing()).not.toBeNull();
    act(() => {
      for (const tile of tiles().slice(0, 1)) fireEvent.load(tile);
    });
    expect(drawing()).toBeNull();
    expect(screen.getAllByText('<b>Natural Earth</b>')).toHaveLength(1);
  });

  it('requests tiles of the shown zoom only', () => {
    const source = jest.spyOn(HTMLImageElement.prototype, 'src', 'set');
    render(<PointMap {...props} />);
    const zooms = source.mock.calls.map(([address]) => /\/tiles\/(\d+)\//.exec(address)?.[1]);
    expect(new Set(zooms).size).toBe(1);
  });

  it('never shows the separator of Leaflet, for which browsers load a second font', () => {
    const markup = jest.spyOn(Element.prototype, 'innerHTML', 'set');
    render(<PointMap {...props} />);
    expect(markup.mock.calls.flat().filter((html) => html.includes('|'))).toEqual([]);
  });

  it('shows no empty box where the attribution will be', () => {
    const markup = jest.spyOn(Element.prototype, 'innerHTML', 'set');
    render(<PointMap {...props} />);
    expect(markup.mock.calls.flat()).not.toContain('');
  });

  it('leaves the wheel to the page until the map has the focus', () => {
    render(<PointMap {...props} />);
    const region = screen.getByRole('region');
    const wheel = (more: WheelEventInit = {}): boolean => fireEvent.wheel(region, { deltaY: 100, ...more });
    expect(wheel()).toBe(true);
    expect(wheel({ ctrlKey: true })).toBe(false);
    expect(wheel()).toBe(true);
    region.focus();
    expect(wheel()).toBe(false);
  });

  it('is replaced by a small list of addresses with directions when every tile fails', () => {
    render(<PointMap {...props} />);
    act(() => {
      for (const tile of tiles()) fireEvent.error(tile);
    });
    const text = screen.getByText('Failed to load Google Maps API');
    // the map's class makes it 500 px high
    expect(text.parentElement?.className).not.toContain('wide');
    expect(screen.getByRole('listitem').textContent).toContain('Harbour Bil Uppsala, Stålgatan 12');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Vägbeskrivning: Harbour Bil Uppsala' });
    expect(link.href).toBe('https://maps.example/u');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('stays when some tiles fail', () => {
    render(<PointMap {...props} />);
    act(() => {
      tiles().forEach((tile, index) => (index === 0 ? fireEvent.load(tile) : fireEvent.error(tile)));
    });
    expect(screen.queryByText('Failed to load Google Maps API')).toBeNull();
  });
});

describe('a map that loads late', () => {
  it('keeps its place until it comes into view', async () => {
    const lazy = <LazyPointMap {...props} whenUsed={() => () => undefined} />;
    const { html } = await renderOnServer(lazy);
    expect(html).toBe('<div class="point-map point-map-empty wide" data-map="waiting"></div>');
    render(lazy);
    expect(screen.queryByRole('region')).toBeNull();
    act(() => comeIntoView(false));
    window.scrollY = 400; // the visitor scrolls down to the map
    act(() => comeIntoView());
    expect(await screen.findByRole('region', { name: 'Karta över anläggningar' })).toBeTruthy();
    expect(document.querySelector('[data-map="waiting"]')).toBeNull();
    window.scrollY = 0;
  });

  it('shows its drawing while its code loads in a scrolled page', () => {
    const listener = { addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: true, ...listener }) });
    render(<LazyPointMap {...props} whenUsed={() => () => undefined} />);
    window.scrollY = 400;
    act(() => comeIntoView());
    expect(document.querySelector('[data-map="waiting"] .point-map-still')).toBeTruthy();
    window.scrollY = 0;
  });

  it('waits for the visitor to use the page when it is in view from the start', async () => {
    let use: (() => void) | undefined;
    const whenUsed = (act: () => void): (() => void) => {
      use = act;
      return () => undefined;
    };
    render(<LazyPointMap {...props} whenUsed={whenUsed} />);
    act(() => comeIntoView());
    expect(use).toBeDefined();
    expect(document.querySelector('[data-map="waiting"]')).toBeTruthy();
    act(() => use?.());
    expect(await screen.findByRole('region', { name: 'Karta över anläggningar' })).toBeTruthy();
  });
});
