/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { createTranslate } from '../../site/translate.ts';
import { RangeFacet } from './RangeFacet.tsx';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';

const onRange = jest.fn<(facet: string, values: string[]) => void>();

function show(values?: string[]): void {
  render(
    <RangeFacet
      facet={{ kind: 'range', name: 'car_power', min: 0, max: 1000, counts: '152' }}
      values={values}
      site={testSite}
      t={createTranslate(dictionaryTexts('sv'), 'sv-SE')}
      openAtFirst
      onRange={onRange}
    />,
  );
}
const thumb = (end: 'lägsta' | 'högsta'): HTMLElement => screen.getByRole('slider', { name: `Effekt, ${end} värde` });
const field = (end: 'lägsta' | 'högsta'): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Effekt, ${end} värde` });
const describedBy = (control: HTMLElement): string | undefined =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
const pass = (ms: number): void => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

beforeEach(() => {
  jest.useFakeTimers();
  onRange.mockReset();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('a facet of numbers', () => {
  const paths = (): string[] => [...document.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  const barsOf = (path = ''): number => path.match(/h/g)?.length ?? 0;

  it('draws the bars of all bins as one path', () => {
    show();
    expect(paths().map(barsOf)).toEqual([3]);
    expect(screen.getByRole('img', { name: 'Effekt: fördelning av 8 bilar' })).toBeDefined();
  });

  it('draws the bars outside of the chosen range as another path', () => {
    show(['400-500']);
    expect(paths().map(barsOf)).toEqual([2, 1]);
  });

  it('applies keyboard moves once the thumbs rest', () => {
    show();
    fireEvent.keyDown(thumb('lägsta'), { key: 'ArrowRight' });
    fireEvent.keyDown(thumb('lägsta'), { key: 'PageUp' });
    expect(thumb('lägsta').getAttribute('aria-valuenow')).toBe('110');
    pass(1400);
    expect(onRange).not.toHaveBeenCalled();
    pass(100);
    expect(onRange).toHaveBeenCalledWith('car_power', ['110-']);
    expect(onRange).toHaveBeenCalledTimes(1);
  });

  it('moves to the highest value with End', () => {
    show(['200-300']);
    fireEvent.keyDown(thumb('högsta'), { key: 'End' });
    expect(thumb('högsta').getAttribute('aria-valuenow')).toBe('1000');
  });

  it('moves to the lowest value with Home', () => {
    show(['200-300']);
    fireEvent.keyDown(thumb('högsta'), { key: 'Home' });
    expect([thumb('lägsta'), thumb('högsta')].map((one) => one.getAttribute('aria-valuenow'))).toEqual(['0', '0']);
  });

  it('applies typed values after 1500 ms', () => {
    show();
    fireEvent.change(field('högsta'), { target: { value: '1 2 0 hk' } });
    pass(1400);
    expect(onRange).not.toHaveBeenCalled();
    pass(100);
    expect(onRange).toHaveBeenCalledWith('car_power', ['-120']);
  });

  it('applies at once on Enter', () => {
    show();
    fireEvent.change(field('lägsta'), { target: { value: '50' } });
    fireEvent.keyDown(field('lägsta'), { key: 'Enter' });
    expect(onRange).toHaveBeenCalledWith('car_power', ['50-']);
    pass(2000);
    expect(onRange).toHaveBeenCalledTimes(1);
  });

  it('says which bound it took in place of a typed amount that no car reaches', () => {
    show();
    fireEvent.change(field('lägsta'), { target: { value: '5000' } });
    fireEvent.blur(field('lägsta'));
    expect(screen.getByText(/^Högst/).textContent.replace(/\s/g, ' ')).toBe('Högst 1 000 hk');
  });

  it('ties what it says about an amount to its field', () => {
    show();
    fireEvent.change(field('högsta'), { target: { value: '-5' } });
    fireEvent.change(field('lägsta'), { target: { value: '5000' } });
    fireEvent.blur(field('lägsta'));
    expect(describedBy(field('lägsta'))).toMatch(/^Högst/);
    expect(describedBy(field('högsta'))).toBeUndefined();
  });

  it('keeps a text that is no number, described by how to correct it', async () => {
    show(['100-300']);
    fireEvent.change(field('lägsta'), { target: { value: 'abc' } });
    expect(field('lägsta').hasAttribute('aria-invalid')).toBe(false);
    pass(1500);
    expect(field('lägsta').value).toBe('abc');
    expect(field('lägsta').getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(field('lägsta'))).toBe('Skriv med siffror');
    expect(onRange).not.toHaveBeenCalled();
    await expectSpoken('Skriv med siffror');
    fireEvent.change(field('lägsta'), { target: { value: '150' } });
    expect(field('lägsta').hasAttribute('aria-invalid')).toBe(false);
    fireEvent.keyDown(field('lägsta'), { key: 'Enter' });
    expect(onRange.mock.calls).toEqual([['car_power', ['150-300']]]);
  });

  it('pulls the other bound along when they cross', () => {
    show(['100-300']);
    fireEvent.change(field('lägsta'), { target: { value: '500' } });
    fireEvent.keyDown(field('lägsta'), { key: 'Enter' });
    expect(onRange).toHaveBeenCalledWith('car_power', ['500-500']);
  });

  it('leaves the filters when its only end is emptied', () => {
    show(['100-']);
    fireEvent.change(field('lägsta'), { target: { value: '' } });
    fireEvent.keyDown(field('lägsta'), { key: 'Enter' });
    expect(onRange).toHaveBeenCalledWith('car_power', []);
  });

  it('keeps a budget above the highest value of the list', () => {
    show(['100-300']);
    fireEvent.change(field('högsta'), { target: { value: '5000' } });
    fireEvent.keyDown(field('högsta'), { key: 'Enter' });
    expect(onRange).toHaveBeenCalledWith('car_power', ['100-5000']);
    expect(field('högsta').value.replace(/\s/g, ' ')).toBe('5 000 hk');
    expect(thumb('högsta').getAttribute('aria-valuenow')).toBe('1000');
  });

  it('leaves the lower end open when the upper thumb moves', () => {
    show();
    fireEvent.keyDown(thumb('högsta'), { key: 'ArrowLeft' });
    pass(1500);
    expect(onRange).toHaveBeenCalledWith('car_power', ['-990']);
  });

  it('spans the single values of an old address', () => {
    show(['200', '400']);
    expect([thumb('lägsta'), thumb('högsta')].map((one) => one.getAttribute('aria-valuenow'))).toEqual(['200', '400']);
  });
});
