import { describe, expect, it } from '@jest/globals';
import { pictureHostEntry, pictureOrigin } from './pictureOrigin.ts';

describe('pictureOrigin()', () => {
  it.each([
    [' Images.Feed.example', 'images.feed.example', 'https://images.feed.example', true],
    ['images.feed.example:8443', 'images.feed.example:8443', 'https://images.feed.example:8443', true],
    ['images.feed.example:443', 'images.feed.example', 'https://images.feed.example', true],
    ['http://10.0.0.5:8080', '10.0.0.5:8080', 'http://10.0.0.5:8080', false],
    ['http://photos', 'photos', 'http://photos', false],
    ['https://photos.intern.example', 'photos.intern.example', 'https://photos.intern.example', false],
  ])('reads "%s"', (entry, host, origin, publicOnly) => {
    expect(pictureOrigin(entry)).toEqual({ host, origin, publicOnly });
  });

  it.each([
    '',
    '10.0.0.5',
    'localhost',
    'photos.example/cars',
    'http://photos.example/cars',
    'photos.example:99999',
    'ftp://photos.example',
    'http://name:word@photos.example',
    '*.photos.example',
  ])('refuses "%s"', (entry) => {
    expect(pictureOrigin(entry)).toBeNull();
  });
});

describe('pictureHostEntry()', () => {
  it.each([
    ['images.feed.example', 'images.feed.example'],
    ['images.feed.example:8443', 'images.feed.example:8443'],
    ['10.0.0.5:8080', 'http://10.0.0.5:8080'],
    ['photos', 'http://photos'],
  ])('allows %s by "%s"', (host, entry) => {
    expect(pictureHostEntry(host)).toBe(entry);
    expect(pictureOrigin(entry)?.host).toBe(host);
  });
});
