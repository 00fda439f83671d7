import { describe, expect, it } from '@jest/globals';
import { videoSources } from './videoSources.ts';

describe('videoSources', () => {
  it('offers WebM before MP4 for an address without extension', () => {
    expect(videoSources('/media/films/coast')).toEqual([
      { src: '/media/films/coast.webm', type: 'video/webm' },
      { src: '/media/films/coast.mp4', type: 'video/mp4' },
    ]);
    expect(videoSources('https://media.example/v1.2/coast').map(({ src }) => src)).toEqual([
      'https://media.example/v1.2/coast.webm',
      'https://media.example/v1.2/coast.mp4',
    ]);
  });

  it('takes an address with an ending as it is', () => {
    expect(videoSources('https://media.example/coast.MP4?rev=2')).toEqual([
      { src: 'https://media.example/coast.MP4?rev=2', type: 'video/mp4' },
    ]);
    expect(videoSources('/-/media/coast.ashx')).toEqual([{ src: '/-/media/coast.ashx' }]);
  });

  it('has nothing to offer without an address', () => {
    expect(videoSources('')).toEqual([]);
  });
});
