import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { emptyEditedFields, renderSection } from '../../../../test/fixtures/pages/renderSection.tsx';
import { AuctionLot } from './AuctionLot.tsx';
import { AuctionLots } from './AuctionLots.tsx';

const spider = {
  Number: { value: '12' },
  Title: { value: 'Aurelia Spider 1967' },
  HighestBid: { value: '412 000 kr' },
  Bids: { value: '23' },
  ClosesAt: { value: '2026-11-26T18:00:00Z' },
  Link: { value: { href: '/pagaende/aurelia-spider-1967', text: 'Aurelia Spider' } },
};

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function at(moment: string): void {
  jest.useFakeTimers({ now: Date.parse(moment) });
}

describe('AuctionLots', () => {
  it('shows each lot with its highest bid', () => {
    at('2026-11-25T15:30:00Z');
    renderSection(AuctionLots, { Title: { value: 'Katalogen' }, Lots: [{ fields: spider }] });
    const lot = within(screen.getByRole('listitem'));
    expect(lot.getByRole('link', { name: 'Aurelia Spider 1967' }).getAttribute('href')).toBe(
      '/pagaende/aurelia-spider-1967',
    );
    expect(lot.getByText('Nummer 12')).toBeTruthy();
    expect(lot.getByText('412 000 kr')).toBeTruthy();
    expect(lot.getByText('23 bud')).toBeTruthy();
    expect(lot.getByText('1 d 2 tim')).toBeTruthy();
  });

  it('shows the number of a lot without a picture in its place among pictured lots', () => {
    const pictured = {
      ...spider,
      Number: { value: '17' },
      Image: { value: { src: '/media/lots/gt.jpg', alt: 'Fälg' } },
    };
    const { container } = renderSection(AuctionLots, { Lots: [{ fields: spider }, { fields: pictured }] });
    expect(screen.getByRole('img', { name: 'Fälg' })).toBeTruthy();
    expect(container.querySelector('.card-media [aria-hidden]')?.textContent).toBe('12');
  });

  it('shows lots without pictures as rows', () => {
    const { container } = renderSection(AuctionLots, { Lots: [{ fields: spider }] });
    expect(container.querySelector('.card')).toBeNull();
    expect(screen.getByRole('link', { name: 'Aurelia Spider 1967' })).toBeTruthy();
  });

  it.each([
    ['2026-11-26T17:50:38Z', 'Slutar om', '09:22'],
    ['2026-11-26T18:00:01Z', 'Avslutad', '26 november kl. 19:00'],
  ])('at %s says %s %s', (moment, term, text) => {
    at(moment);
    renderSection(AuctionLots, { Lots: [{ fields: spider }] });
    expect(screen.getByText(term)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('says what a sold lot went for', () => {
    renderSection(AuctionLots, { Lots: [{ fields: { ...spider, Sold: { value: true } } }] });
    expect(screen.getByText('Såld för').nextSibling?.textContent).toContain('412 000 kr');
  });

  it('says that a sold lot is over before the time it names', () => {
    at('2026-11-25T15:30:00Z');
    renderSection(AuctionLots, { Lots: [{ fields: { ...spider, Sold: { value: true } } }] });
    expect(screen.getByText('Avslutad')).toBeTruthy();
  });

  it('calls the highest bid of a closed lot its final bid', () => {
    at('2026-11-26T18:00:01Z');
    renderSection(AuctionLots, { Lots: [{ fields: spider }] });
    expect(screen.getByText('Slutbud')).toBeTruthy();
  });

  it('is left out without lots', () => {
    expect(renderSection(AuctionLots, { Title: { value: 'Katalogen' } }).container.textContent).toBe('');
  });
});

describe('AuctionLot', () => {
  it('leads to the auction partner to bid', () => {
    at('2026-11-25T15:30:00Z');
    renderSection(AuctionLot, {
      ...spider,
      Facts: [{ fields: { Label: { value: 'Ägare' }, Value: { value: 'Två' } } }],
      BidLink: { value: { href: 'https://partner.example/12', text: 'Lägg bud', target: '_blank' } },
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Aurelia Spider 1967');
    expect(screen.getByRole('link', { name: 'Lägg bud' }).getAttribute('href')).toBe('https://partner.example/12');
    expect(screen.getByText('Ägare').nextSibling?.textContent).toBe('Två');
  });

  it('takes no bids once it is closed', () => {
    at('2026-11-26T18:00:01Z');
    renderSection(AuctionLot, {
      ...spider,
      BidLink: { value: { href: 'https://partner.example/12', text: 'Lägg bud' } },
    });
    expect(screen.queryByRole('link', { name: 'Lägg bud' })).toBeNull();
    expect(screen.getByText('Budgivningen är avslutad.')).toBeTruthy();
  });

  it('shows an editor its fields', () => {
    renderSection(AuctionLot, emptyEditedFields('Title', 'Text'), { editing: true });
    expect(screen.getAllByText('[No text in field]').length).toBeGreaterThan(1);
  });
});
