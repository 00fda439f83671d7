import { describe, expect, it } from '@jest/globals';
import { chunkOfEntry, chunkOfShared } from './chooseChunk.ts';

const list = 'client/catalogue/list/CarListPage.tsx';
const dealers = 'client/catalogue/dealers/pages/DealerListPage.tsx';
const dealer = 'client/catalogue/dealers/pages/DealerDetailPage.tsx';
const story = 'client/content/sections/stories/StoryHeader.tsx';
const overlay = 'client/catalogue/suggest/SearchOverlay.tsx';
const banner = 'client/site/consent/ConsentBanner.tsx';
const choices = 'client/site/consent/ConsentChoices.tsx';

describe('chunkOfEntry()', () => {
  it('finds the chunk of a page’s module', () => {
    expect(chunkOfEntry(dealers)).toBe('dealerList');
  });

  it('gives a module that no table names a chunk of its own', () => {
    expect(chunkOfEntry(overlay)).toBe('SearchOverlay');
  });
});

describe('chunkOfShared()', () => {
  const chunkOf = (...users: string[]): string | undefined => chunkOfShared(users, ['client/ui/Tabs.tsx']);

  it('is the one chunk of all users', () => {
    expect(chunkOf(story, 'client/content/sections/SocialShare.tsx')).toBe('story');
  });

  it('is the nearest node above several', () => {
    expect([chunkOf(dealers, dealer), chunkOf(dealer, list)]).toEqual(['dealers', 'cars']);
  });

  it('is the root for users of all kinds', () => {
    expect(chunkOf(list, story)).toBe('shared');
  });

  it('does not depend on modules that load later', () => {
    expect(chunkOf(list, overlay)).toBe('carList');
  });

  it('leaves code of later modules to the bundler', () => {
    expect([chunkOf(overlay, banner), chunkOf(banner, choices)]).toEqual([undefined, 'consent']);
  });

  it('is a chunk of its own for listed modules of a node', () => {
    const search = ['client/ui/fields/SearchField.tsx'];
    expect([chunkOfShared([list, story], search), chunkOfShared([list], search)]).toEqual(['search', 'carList']);
  });
});
