/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { ListValue, ValuesListFacet } from '../../../shared/catalogue/facets/ListFacet.ts';
import { fakeCatalogue, testSite, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { createTranslate } from '../../site/translate.ts';
import { FacetValues } from './FacetValues.tsx';
import type { FacetValuesProps } from './FacetValues.tsx';
import { expectSpoken, queryNotice } from '../../../test/fixtures/pages/announcements.ts';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';

const onToggle = jest.fn<FacetValuesProps['onToggle']>();
const loadValues = jest.fn<FacetValuesProps['loadValues']>();
const onSay = jest.fn<FacetValuesProps['onSay']>();
beforeEach(() => {
  for (const mock of [onToggle, loadValues, onSay]) mock.mockReset();
});
afterEach(cleanup);

const t = createTranslate(dictionaryTexts('sv'), 'sv-SE');
const facetOf = (values: ListValue[], total?: number): ValuesListFacet => ({
  kind: 'values',
  name: 'car_color',
  values,
  ...(total ? { total } : {}),
});
const colours = Array.from({ length: 25 }, (_none, at): ListValue => [`Färg ${at}`, 25 - at]);
const allColours = facetOf(colours);
/** The facet as a page includes it. */
const firstColours = facetOf(colours.slice(0, 8), 25);

const panel = (facet: ValuesListFacet, more: Partial<FacetValuesProps> = {}): ReactNode => (
  <FacetValues
    facet={facet}
    values={undefined}
    site={testSite}
    t={t}
    openAtFirst
    complete={false}
    isTarget
    onToggle={onToggle}
    loadValues={loadValues}
    addressOf={(list) => `/bilar?values=${String(list.completeFacets)}`}
    onSay={onSay}
    {...more}
  />
);
function show(facet: ValuesListFacet, more?: Partial<FacetValuesProps>): RenderResult {
  const store = testStore(fakeCatalogue(1).gateways);
  return render(panel(facet, more), { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
}
const boxes = (): string[] => screen.queryAllByRole('checkbox').map((box) => box.getAttribute('value') ?? '');
const link = (name: string): HTMLElement => screen.getByRole('link', { name });
const searchBox = (): HTMLElement => screen.getByRole('searchbox', { name: 'Sök i Färg' });

describe('a facet of words', () => {
  it('lets a chosen value that finds nothing be cleared', () => {
    const facet = facetOf([
      ['Röd', 0],
      ['Blå', 0],
    ]);
    show(facet, { values: ['Röd'] });
    fireEvent.click(screen.getByRole('checkbox', { name: /Röd/ }));
    expect(onToggle).toHaveBeenCalledWith('car_color', 'Röd');
    expect(screen.getByText('1 vald')).toBeDefined();
  });

  it('disables other values that find nothing', () => {
    const facet = facetOf([
      ['Röd', 0],
      ['Blå', 0],
    ]);
    show(facet, { values: ['Röd'] });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Blå/ }).disabled).toBe(true);
  });

  it('keeps the room of the children of a chosen value until they have come', () => {
    const brands = (values: ListValue[], childCounts: Record<string, number>): ValuesListFacet => ({
      ...facetOf(values),
      name: 'car_brand',
      childCounts,
    });
    const rooms = (container: HTMLElement): number => container.querySelectorAll('.facet-awaited').length;
    const counted = brands(
      [
        ['Kia', 2],
        ['Volvo', 3],
      ],
      { Kia: 1, Volvo: 2 },
    );
    const { container, rerender } = show(counted);
    expect(rooms(container)).toBe(0);
    rerender(panel(counted, { values: ['Volvo'] }));
    expect([boxes(), rooms(container)]).toEqual([['Kia', 'Volvo'], 2]);
    const models: ListValue[] = [
      ['XC60', 2],
      ['V60', 1],
    ];
    rerender(
      panel(
        brands(
          [
            ['Kia', 2],
            ['Volvo', 3, models],
          ],
          { Kia: 1 },
        ),
        { values: ['Volvo'] },
      ),
    );
    expect([boxes(), rooms(container)]).toEqual([['Kia', 'Volvo', 'Volvo>XC60', 'Volvo>V60'], 0]);
  });

  it('is searched regardless of accents', () => {
    show(allColours);
    fireEvent.change(searchBox(), { target: { value: 'FARG 24' } });
    expect(boxes()).toEqual(['Färg 24']);
  });

  it('is searched for a make or model when it is that of makes', () => {
    show({ ...allColours, name: 'car_brand' });
    expect(screen.getByRole('searchbox', { name: 'Sök märke eller modell' })).toBeTruthy();
  });

  it('says that a search finds nothing', async () => {
    show(allColours);
    fireEvent.change(searchBox(), { target: { value: 'guld' } });
    await expectSpoken('Inga träffar');
  });

  it('says how many values a search finds', async () => {
    show(allColours);
    fireEvent.change(searchBox(), { target: { value: 'färg 2' } });
    await expectSpoken('6 träffar');
    fireEvent.change(searchBox(), { target: { value: 'färg 24' } });
    await expectSpoken('En träff');
  });

  it('is searched by label', () => {
    show(allColours, { site: { ...testSite, valueLabels: { car_color: { 'Färg 24': 'Turquoise' } } } });
    fireEvent.change(searchBox(), { target: { value: 'turq' } });
    fireEvent.click(screen.getByRole('checkbox', { name: /Turquoise/ }));
    expect(onToggle).toHaveBeenCalledWith('car_color', 'Färg 24');
  });

  it('is not searched when it is short', () => {
    show(facetOf(colours.slice(0, 20)));
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('catches up with what changed while it was folded away', () => {
    const { rerender } = show(facetOf([['Röd', 7]]), { openAtFirst: false });
    rerender(panel(facetOf([['Röd', 3]]), { openAtFirst: false }));
    expect(screen.getByText('7')).toBeDefined();
    fireEvent.click(screen.getByText('Färg', { selector: 'summary span' }));
    expect(screen.getByText('3')).toBeDefined();
  });

  it('shows values that find nothing last unless chosen', () => {
    show(facetOf(['Röd', 'Blå', 'Grön', 'Vit'].map((text) => [text, text === 'Grön' ? 2 : 0])), { values: ['Blå'] });
    expect(boxes()).toEqual(['Blå', 'Grön', 'Röd', 'Vit']);
  });

  it('shows an excluded value as a ticked box that ends the exclusion', () => {
    show(facetOf([['Röd', 0]]), { values: ['!Röd'] });
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Inte Röd' });
    expect(box.checked).toBe(true);
    fireEvent.click(box);
    expect(onToggle).toHaveBeenCalledWith('car_color', '!Röd');
  });
});

describe('the values of a facet beyond the first eight', () => {
  it('are behind a link to the same list with all of them', () => {
    show(firstColours);
    expect(boxes()).toHaveLength(8);
    expect(link('Visa alla 25').getAttribute('href')).toBe('/bilar?values=car_color#values-car_color');
  });

  it('are shown at first if their state is not neutral', () => {
    show(allColours, { values: ['Färg 20', '!Färg 22'] });
    expect(boxes().slice(8)).toEqual(['Färg 20', '!Färg 22']);
  });

  it('are all shown when the list requests them', () => {
    show(allColours, { complete: true, openAtFirst: false });
    expect(screen.getByRole<HTMLDetailsElement>('group', { name: '' }).id).toBe('values-car_color');
    expect(boxes()).toHaveLength(25);
  });

  it('fold away on request', () => {
    show(allColours, { complete: true, openAtFirst: false });
    fireEvent.click(link('Visa färre'));
    expect(boxes()).toHaveLength(8);
  });

  it('are shown at a press without loading when the page has them', () => {
    show(allColours);
    fireEvent.click(link('Visa alla 25'));
    expect(boxes()).toHaveLength(25);
    expect(loadValues).not.toHaveBeenCalled();
  });

  it('are loaded on request without moving the focus', async () => {
    loadValues.mockResolvedValue(true);
    const { rerender } = show(firstColours);
    link('Visa alla 25').focus();
    fireEvent.click(link('Visa alla 25'));
    expect(loadValues).toHaveBeenCalledWith('car_color');
    await waitFor(() => expect(onSay).toHaveBeenCalledWith('Färg: alla 25 visas'));
    rerender(panel(allColours));
    expect(boxes()).toHaveLength(25);
    expect(document.activeElement).toBe(link('Visa färre'));
  });

  it('stay shown with their new counts when the list changes', () => {
    const { rerender } = show(allColours);
    fireEvent.click(link('Visa alla 25'));
    rerender(panel(facetOf(colours.map(([text], at) => [text, at === 24 ? 99 : 1]))));
    expect(boxes()).toHaveLength(25);
    expect(screen.getByText('99')).toBeDefined();
  });

  it('can be retried when they fail to load', async () => {
    loadValues.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    const { rerender } = show(firstColours);
    link('Visa alla 25').focus();
    fireEvent.click(link('Visa alla 25'));
    await expectSpoken('Alla val kunde inte hämtas.');
    expect(document.activeElement).toBe(link('Försök igen'));
    fireEvent.click(link('Försök igen'));
    await waitFor(() => expect(queryNotice()).toBeNull());
    rerender(panel(allColours));
    expect(boxes()).toHaveLength(25);
    expect(onSay).toHaveBeenCalledTimes(1);
  });

  it('are loaded once when the search among values is used', async () => {
    loadValues.mockResolvedValue(true);
    const { rerender } = show(firstColours);
    fireEvent.focus(searchBox());
    fireEvent.change(searchBox(), { target: { value: 'färg 24' } });
    expect(screen.queryByText('Inga träffar')).toBeNull();
    expect(loadValues).toHaveBeenCalledTimes(1);
    rerender(panel(allColours));
    await waitFor(() => expect(boxes()).toEqual(['Färg 24']));
  });

  it('follow the link when it is to open in another tab', () => {
    show(firstColours);
    expect(fireEvent.click(link('Visa alla 25'), { ctrlKey: true })).toBe(true);
    expect(loadValues).not.toHaveBeenCalled();
  });
});
