import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { MapTiles } from '../../../shared/places/MapTiles.ts';
import type { Gateways } from '../../framework/Gateways.ts';
import { createPageStore } from '../../../test/fixtures/createPageStore.ts';
import { SiteMap } from './SiteMap.tsx';

const elsewhere: MapTiles = { template: 'https://{s}.tiles.example/{z}/{x}/{y}.png', attribution: '©', maxZoom: 19 };

function show(map?: MapTiles): void {
  const { site } = createPageStore({} as Gateways).getState();
  const context = { ...site.context, name: 'harbour-bil', ...(map ? { map } : {}) };
  render(
    <Provider store={createPageStore({} as Gateways, { site: { ...site, context } })}>
      <SiteMap className="tall" points={[]} label="Karta" />
    </Provider>,
  );
}

const place = (): Element | null => document.querySelector('[data-map="waiting"]');

beforeEach(() => {
  class Observer {
    observe(): void {
      // nothing comes into view
    }
    disconnect(): void {
      // nothing to stop
    }
  }
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, writable: true, value: Observer });
});
afterEach(cleanup);

describe('the map of a site', () => {
  it('asks nobody for tiles that the server draws', () => {
    show();
    expect(place()?.className).toContain('tall');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks the visitor before tiles load from another host', () => {
    show(elsewhere);
    expect(place()).toBeNull();
    expect(document.body.textContent).toContain('tiles.example');
    const [first] = screen.getAllByRole('button');
    if (first) fireEvent.click(first);
    expect(place()).not.toBeNull();
  });
});
