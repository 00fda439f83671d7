/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { createTranslate } from '../../site/translate.ts';
import { RangeFacet } from './RangeFacet.tsx';
import { listTexts } from '../texts/listTexts.ts';
import { numberTexts } from '../../site/texts/numberFieldTexts.ts';

const onRange = jest.fn<(facet: string, values: string[]) => void>();

function show(values?: string[]): void {
  render(
    <RangeFacet
      facet={{ kind: 'range', name: 'car_power', min: 0, max: 1000, counts: '152' }}
      values={values}
      site={testSite}
      t={createTranslate({}, 'sv', listTexts, numberTexts)}
      openAtFirst
      onRange={onRange}
    />,
  );
}
const thumb = (end: 'lägsta' | 'högsta'): HTMLElement => screen.getByRole('slider', { name: `Effekt, ${end} värde` });
const field = (end: 'lägsta' | 'högsta'): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Effekt, ${end} värde` });
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
    expect(onRange).toHaveBeenCalledWith('car_power', ['110-1000']);
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
    expect(onRange).toHaveBeenCalledWith('car_power', ['0-120']);
  });

  it('applies at once on Enter', () => {
    show();
    fireEvent.change(field('lägsta'), { target: { value: '50' } });
    fireEvent.keyDown(field('lägsta'), { key: 'Enter' });
    expect(onRange).toHaveBeenCalledWith('car_power', ['50-1000']);
    pass(2000);
    expect(onRange).toHaveBeenCalledTimes(1);
  });

  it('says which bound it took in place of a typed amount beyond it', () => {
    show();
    fireEvent.change(field('högsta'), { target: { value: '5000' } });
    fireEvent.blur(field('högsta'));
    expect(screen.getByRole('status').textContent.replace(/\s/g, ' ')).toBe('Högst 1 000 hk');
  });

  it('pulls the other bound along when they cross', () => {
    show(['100-300']);
    fireEvent.change(field('lägsta'), { target: { value: '500' } });
    fireEvent.keyDown(field('lägsta'), { key: 'Enter' });
    expect(onRange).toHaveBeenCalledWith('car_power', ['500-500']);
  });

  it('leaves the filters at its full extent', () => {
    show(['100-1000']);
    fireEvent.change(field('lägsta'), { target: { value: '' } });
    fireEvent.keyDown(field('lägsta'), { key: 'Enter' });
    expect(onRange).toHaveBeenCalledWith('car_power', []);
  });

  it('snaps what lies outside to its limits', () => {
    show(['100-300']);
    fireEvent.change(field('högsta'), { target: { value: '5000' } });
    fireEvent.keyDown(field('högsta'), { key: 'Enter' });
    expect(onRange).toHaveBeenCalledWith('car_power', ['100-1000']);
  });

  it('spans the single values of an old address', () => {
    show(['200', '400']);
    expect([thumb('lägsta'), thumb('högsta')].map((one) => one.getAttribute('aria-valuenow'))).toEqual(['200', '400']);
  });
});
