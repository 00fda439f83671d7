/** @jest-environment jsdom */
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createTranslate } from '../../../site/translate.ts';
import { Provider } from 'react-redux';
import { fakeCatalogue, testCar, testStore } from '../../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { createPageStore } from '../../../../test/fixtures/createPageStore.ts';
import { expectFocusedHeading, expectSpoken } from '../../../../test/fixtures/pages/announcements.ts';
import { Gallery } from './Gallery.tsx';
import { dictionaryTexts } from '../../../../test/fixtures/dictionaryTexts.ts';

const images = ['a', 'b', 'c'].map((name) => ({ original: `/media/${name}.webp`, blur_data_url: '' }));

beforeAll(() => {
  // jsdom has the element but neither of its methods
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});
const noDealer = { slug: 'fjord-bil', street: '', zip: '', city: '', region: '', email: '', hours: null };

afterEach(cleanup);

function show(): void {
  render(<Gallery car={testCar(1, { car_images: images })} t={createTranslate(dictionaryTexts('sv'), 'sv-SE')} />);
}
const position = (): string | undefined => document.querySelector('.gallery-stage-head span')?.textContent;

/** Presses a link of the gallery and waits for its dialog, whose code loads on demand. */
async function open(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('link', { name }));
  await waitFor(() => expect(position()).toBeTruthy());
}

describe('the gallery', () => {
  it('numbers the pictures of its car', () => {
    show();
    const pictures = screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
    expect(pictures).toEqual(['Volvo XC60, Bild 1 av 3', 'Volvo XC60, Bild 2 av 3', 'Volvo XC60, Bild 3 av 3']);
  });

  it('says its name when it opens', async () => {
    show();
    await open(/Bild 2 av 3$/);
    await expectFocusedHeading('Bilder på Volvo XC60');
  });

  it('says which picture it opens with', async () => {
    show();
    await open(/Bild 2 av 3$/);
    await expectSpoken('Bild 2 av 3');
  });

  it('links every picture to its file', () => {
    show();
    const links = screen.getAllByRole('link', { name: /Bild \d av 3$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(images.map((image) => image.original));
  });

  it('leaves all but the first of 40 photos to be loaded when they are near', () => {
    const photos = Array.from({ length: 40 }, (_none, at) => `https://photos.example/${String(at)}.jpg`);
    const car_images = photos.map((original) => ({ original, blur_data_url: '' }));
    render(<Gallery car={testCar(1, { car_images })} t={createTranslate(dictionaryTexts('sv'), 'sv-SE')} />);
    const shown = [...document.querySelectorAll('img')];
    expect(shown).toHaveLength(47); // including seven small ones
    expect(shown.filter((image) => image.getAttribute('loading') !== 'lazy')).toEqual([shown[0]]);
  });

  it('stops at either end of its pictures', async () => {
    show();
    await open(/Bild 2 av 3$/);
    expect(position()).toBe('2 / 3');
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(position()).toBe('3 / 3');
    fireEvent.keyDown(document.body, { key: 'Home' });
    expect(position()).toBe('1 / 3');
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(position()).toBe('1 / 3');
  });

  it('moves with its buttons', async () => {
    show();
    await open('Visa alla 3 bilder');
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Nästa bild' }));
    expect(position()).toBe('2 / 3');
  });

  it('moves with its thumbnails', async () => {
    show();
    await open('Visa alla 3 bilder');
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Bild 3 av 3' }));
    expect(position()).toBe('3 / 3');
  });

  it('locks the scroll of the page while it is open', async () => {
    show();
    await open(/Bild 1 av 3$/);
    expect(document.documentElement.classList.contains('scroll-locked')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Stäng bildvisningen' }));
    expect(document.documentElement.classList.contains('scroll-locked')).toBe(false);
  });

  it('returns the focus when it closes', async () => {
    show();
    const link = screen.getByRole('link', { name: /Bild 1 av 3$/ });
    await open(/Bild 1 av 3$/);
    fireEvent.click(screen.getByRole('button', { name: 'Stäng bildvisningen' }));
    expect(document.activeElement).toBe(link);
  });

  it('says that pictures are coming when there are none', () => {
    const { gateways } = fakeCatalogue(0);
    const fresh = testStore(gateways).getState();
    const carDetail = { ...fresh.carDetail, dealer: { ...noDealer, name: 'Fjord Bil', phone: '016-12 34 56' } };
    render(
      <Provider store={createPageStore(gateways, { ...fresh, carDetail })}>
        <Gallery car={testCar(1)} t={createTranslate(dictionaryTexts('sv'), 'sv-SE')} />
      </Provider>,
    );
    expect(screen.getByText('Bilder kommer snart.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ring Fjord Bil' }).getAttribute('href')).toMatch(/^tel:/);
  });

  it('puts a text in the place of a picture that fails', () => {
    show();
    const picture = screen.getByRole('link', { name: /Bild 2 av 3$/ }).querySelector('.picture-image');
    if (picture) fireEvent.error(picture);
    expect(screen.getByText('Bilden kan inte visas')).toBeDefined();
  });
});
