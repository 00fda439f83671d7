import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './Carousel.tsx';

const slideWidth = 300;
let track: HTMLElement;

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * slideWidth;
  });
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  HTMLElement.prototype.scrollTo = function (this: HTMLElement, options?: ScrollToOptions | number) {
    this.scrollLeft = typeof options === 'object' ? (options.left ?? 0) : 0;
    fireEvent.scroll(this);
  };
  render(
    <Carousel label="Veckans bil" previousLabel="Föregående" nextLabel="Nästa">
      <p>ett</p>
      <p>två</p>
      <p>tre</p>
    </Carousel>,
  );
  track = screen.getByRole('list');
});
afterEach(cleanup);

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('Carousel', () => {
  it('stops at either end', () => {
    expect(button('Föregående').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button('Nästa'));
    expect(track.scrollLeft).toBe(slideWidth);
    fireEvent.click(button('Nästa'));
    expect(button('Nästa').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button('Nästa'));
    expect(track.scrollLeft).toBe(2 * slideWidth);
    fireEvent.click(button('Föregående'));
    expect(track.scrollLeft).toBe(slideWidth);
  });

  it('follows a swipe', () => {
    track.scrollLeft = 2 * slideWidth - 10;
    fireEvent.scroll(track);
    expect(button('Nästa').getAttribute('aria-disabled')).toBe('true');
  });
});
