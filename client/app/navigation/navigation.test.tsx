import '../../../test/fixtures/pages/textEncoder.ts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Gateways } from '../../framework/Gateways.ts';
import { createScrollMemory } from '../../framework/navigation/scrollMemory.ts';
import { createPageStore } from '../../../test/fixtures/createPageStore.ts';
import { Navigation } from './navigation.ts';

const gateways = {} as Gateways;
const navigation = new Navigation(createPageStore(gateways), gateways, createScrollMemory(null));

afterEach(cleanup);

/** Presses a link; true if the browser is left to follow it. */
function isLeftToBrowser(press: MouseEventInit, attributes: { target?: string; download?: string } = {}): boolean {
  render(
    <a href="/kontakt" {...attributes}>
      Kontakt
    </a>,
  );
  let prevented = false;
  const listen = (event: MouseEvent): void => {
    navigation.onClick(event);
    prevented = event.defaultPrevented;
    event.preventDefault(); // jsdom cannot navigate
  };
  document.addEventListener('click', listen, { once: true });
  fireEvent.click(screen.getByRole('link'), press);
  return !prevented;
}

describe('a press on a link of the site', () => {
  it('is followed in the page', () => {
    expect(isLeftToBrowser({})).toBe(false);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('with %s is left to the browser', (key) => {
    expect(isLeftToBrowser({ [key]: true })).toBe(true);
  });

  it('with another button is left to the browser', () => {
    expect(isLeftToBrowser({ button: 1 })).toBe(true);
  });

  it.each([{ target: '_blank' }, { download: '' }])('that has %j is left to the browser', (attributes) => {
    expect(isLeftToBrowser({}, attributes)).toBe(true);
  });
});
