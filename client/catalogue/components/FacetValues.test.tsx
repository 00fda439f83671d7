/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FacetValue } from '../../../shared/catalogue/SearchTypes.ts';
import { testSite } from '../../../test/fixtures/fakeCatalogue.ts';
import { createTranslate } from '../../site/translate.ts';
import { FacetValues } from './FacetValues.tsx';

afterEach(cleanup);

const onToggle = jest.fn<(facet: string, value: string) => void>();
const t = createTranslate({});
const facetOf = (values: FacetValue[]): { kind: 'values'; name: string; values: FacetValue[] } => ({
  kind: 'values',
  name: 'car_color',
  values,
});
const colours = Array.from({ length: 25 }, (_none, at) => ({ text: `Färg ${at}`, count: 25 - at }));

describe('a facet of words', () => {
  it('lets a chosen value be cleared that finds nothing, and no other such value be chosen', () => {
    const facet = facetOf([
      { text: 'Röd', count: 0 },
      { text: 'Blå', count: 0 },
    ]);
    render(<FacetValues facet={facet} values={['Röd']} site={testSite} t={t} openAtFirst onToggle={onToggle} />);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Blå/ }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: /Röd/ }));
    expect(onToggle).toHaveBeenCalledWith('car_color', 'Röd');
    expect(screen.getByText('1 vald')).toBeDefined();
  });

  it('can be searched when it is long, whatever the case and the accents', () => {
    render(
      <FacetValues facet={facetOf(colours)} values={undefined} site={testSite} t={t} openAtFirst onToggle={onToggle} />,
    );
    const search = screen.getByRole('searchbox', { name: 'Sök i Färg' });
    fireEvent.change(search, { target: { value: 'FARG 24' } });
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual(['Färg 24']);
    fireEvent.change(search, { target: { value: 'guld' } });
    expect(screen.getByRole('status').textContent).toBe('Inga träffar');
  });

  it('shows and searches labels, and chooses the delivered value', () => {
    const site = { ...testSite, valueLabels: { car_color: { 'Färg 24': 'Turquoise' } } };
    render(
      <FacetValues facet={facetOf(colours)} values={undefined} site={site} t={t} openAtFirst onToggle={onToggle} />,
    );
    fireEvent.change(screen.getByRole('searchbox', { name: 'Sök i Färg' }), { target: { value: 'turq' } });
    fireEvent.click(screen.getByRole('checkbox', { name: /Turquoise/ }));
    expect(onToggle).toHaveBeenCalledWith('car_color', 'Färg 24');
  });

  it('is not searched when it is short', () => {
    render(
      <FacetValues
        facet={facetOf(colours.slice(0, 20))}
        values={undefined}
        site={testSite}
        t={t}
        openAtFirst
        onToggle={onToggle}
      />,
    );
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('catches up with what changed while it was folded away', () => {
    const facet = facetOf([{ text: 'Röd', count: 7 }]);
    const { rerender } = render(
      <FacetValues facet={facet} values={undefined} site={testSite} t={t} openAtFirst={false} onToggle={onToggle} />,
    );
    const count = (): string => document.querySelector('.facet-count')?.textContent ?? '';
    rerender(
      <FacetValues
        facet={facetOf([{ text: 'Röd', count: 3 }])}
        values={undefined}
        site={testSite}
        t={t}
        openAtFirst={false}
        onToggle={onToggle}
      />,
    );
    expect(count()).toBe('7');
    fireEvent.click(screen.getByText('Färg', { selector: 'summary span' }));
    expect(count()).toBe('3');
  });

  const boxes = (): string[] => screen.getAllByRole('checkbox').map((box) => box.getAttribute('value') ?? '');

  it('shows values that find nothing last, and a chosen one in its place', () => {
    const empty = ['Röd', 'Blå', 'Grön', 'Vit'].map((text) => ({ text, count: text === 'Grön' ? 2 : 0 }));
    render(
      <FacetValues facet={facetOf(empty)} values={['Blå']} site={testSite} t={t} openAtFirst onToggle={onToggle} />,
    );
    expect(boxes()).toEqual(['Blå', 'Grön', 'Röd', 'Vit']);
  });

  it('shows an excluded value as a ticked box that ends the exclusion', () => {
    const facet = facetOf([{ text: 'Röd', count: 0 }]);
    render(<FacetValues facet={facet} values={['!Röd']} site={testSite} t={t} openAtFirst onToggle={onToggle} />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Inte Röd' });
    expect(box.checked).toBe(true);
    fireEvent.click(box);
    expect(onToggle).toHaveBeenCalledWith('car_color', '!Röd');
  });
});
