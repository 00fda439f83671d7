import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderSection } from '../../../../test/fixtures/pages/renderSection.tsx';
import { AuctionLot } from './AuctionLot.tsx';

const picture = (alt: string, width = 1280, height = 720): object => ({
  value: { src: '/media/lots/coupe-1280.webp', alt, width, height },
});
const coupe = {
  Number: { value: '12' },
  Title: { value: 'Aurelia Coupé 1967' },
  Image: picture('Coupén i hallen'),
  Views: [{ fields: { Image: picture('Snett bakifrån', 1280, 853) } }],
};
const flaw = (text: string, ...[view, x, y]: number[]): object => ({
  fields: { Text: { value: text }, View: { value: view }, X: { value: x }, Y: { value: y } },
});
const flaws = [
  flaw('Oljesvett vid bakaxeln', 2, 48, 60),
  flaw('Buckla i grillen', 1, 70, 50),
  flaw('Spricka i mattan'),
];

afterEach(cleanup);

const idOf = (link: Element): string => (link.getAttribute('href') ?? '').slice(1);

describe('AuctionLot', () => {
  it('lists its flaws before its further pictures', () => {
    renderSection(AuctionLot, { ...coupe, Flaws: flaws });
    const heading = screen.getByRole('heading', { level: 2, name: 'Fel' });
    const items = screen.getAllByRole('listitem').slice(0, 3);
    expect(items.map((item) => item.textContent)).toEqual([
      'Oljesvett vid bakaxeln',
      'Buckla i grillen',
      'Spricka i mattan',
    ]);
    const view = screen.getByRole('img', { name: 'Snett bakifrån' });
    expect(heading.compareDocumentPosition(view) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('leads from a flaw to the picture that shows it', () => {
    renderSection(AuctionLot, { ...coupe, Flaws: flaws });
    const shown = document.getElementById(idOf(screen.getByRole('link', { name: 'Oljesvett vid bakaxeln' })));
    expect(shown?.querySelector('img')?.alt).toBe('Snett bakifrån');
    expect(shown?.querySelector('text')?.textContent).toBe('1');
  });

  it('leads from a dot on a picture to its flaw', () => {
    renderSection(AuctionLot, { ...coupe, Flaws: flaws });
    const dot = screen.getByRole('link', { name: 'Fel 2: Buckla i grillen' });
    expect(document.getElementById(idOf(dot))?.textContent).toBe('Buckla i grillen');
    expect(dot.closest('[id]')?.querySelector('img')?.alt).toBe('Coupén i hallen');
  });

  it('lists a flaw without a place as text alone', () => {
    renderSection(AuctionLot, { ...coupe, Flaws: flaws });
    expect(screen.getByText('Spricka i mattan').closest('a')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Fel 3: Spricka i mattan' })).toBeNull();
  });

  it('shows neither heading nor dots without flaws', () => {
    renderSection(AuctionLot, coupe);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});
