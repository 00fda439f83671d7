import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createTranslate } from '../../site/translate.ts';
import { ShareCar } from './ShareCar.tsx';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';

const address = 'https://bil.example/bil/7/volvo';
const writeText = jest.fn<(text: string) => Promise<void>>();
const share = jest.fn<(data: ShareData) => Promise<void>>();

beforeEach(() => {
  document.head.innerHTML = `<link rel="canonical" href="${address}">`;
  window.history.replaceState(null, '', '/bil/7/wrong?months=48#contact');
  writeText.mockReset().mockResolvedValue(undefined);
  share.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'share');
});

function open(): void {
  render(<ShareCar t={createTranslate(dictionaryTexts('sv'), 'sv-SE')} />);
  fireEvent.click(screen.getByRole('button', { name: 'Dela' }));
}

describe('sharing a car', () => {
  it('copies the address with the choices of the page', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Kopiera länk' }));
    expect(await screen.findByText('Länken är kopierad')).toBeDefined();
    expect(writeText).toHaveBeenCalledWith(`${address}?months=48`);
  });

  it('says when the link could not be copied', async () => {
    writeText.mockRejectedValue(new Error('refused'));
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Kopiera länk' }));
    expect(await screen.findByText('Länken kunde inte kopieras')).toBeDefined();
  });

  it('goes through the device where it can', () => {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Dela via enheten' }));
    expect(share).toHaveBeenCalledWith({ title: document.title, url: `${address}?months=48` });
    cleanup();
    Reflect.deleteProperty(navigator, 'share');
    open();
    expect(screen.queryByRole('button', { name: 'Dela via enheten' })).toBeNull();
  });

  it('prints the page', () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Skriv ut' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('returns the focus when closed by Escape', () => {
    open();
    const button = screen.getByRole('button', { name: 'Dela' });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Skriv ut' }), { key: 'Escape' });
    expect([button.getAttribute('aria-expanded'), document.activeElement === button]).toEqual(['false', true]);
  });

  it('is closed by a press outside', () => {
    open();
    const button = screen.getByRole('button', { name: 'Dela' });
    fireEvent.pointerDown(document.body);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});
