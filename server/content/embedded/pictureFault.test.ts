import { describe, expect, it } from '@jest/globals';
import { pictureFault, textPictureFaults } from './pictureFault.ts';

const hosts = ['photos.example'];

describe('pictureFault()', () => {
  it('is "" for pictures of the media library and of hosts that they are fetched from', () => {
    expect(pictureFault('/media/scenes/coast-1280.webp', hosts)).toBe('');
    expect(pictureFault('https://photos.example/a.jpg', hosts)).toBe('');
    expect(pictureFault('https://bilder.example/a.jpg', null)).toBe('');
  });

  it('names the host that is not allowed, and what to do', () => {
    expect(pictureFault('https://bilder.example/x.png', hosts)).toBe(
      'the picture of bilder.example is not shown: put it into content/media, or add bilder.example to PICTURE_HOSTS',
    );
  });

  it('says of drawings and films that no setting helps', () => {
    expect(pictureFault('https://photos.example/x.svg?v=1', hosts)).toContain('put the file there');
  });
});

describe('textPictureFaults()', () => {
  it('names each host of pictures in a text once', () => {
    const html = '<p><img alt="" src="https://a.example/1.png"><img src="https://a.example/2.png"><img src="/media/x.png"></p>';
    expect(textPictureFaults(html, hosts)).toEqual([
      'the picture of a.example in the text is not shown: put it into content/media',
    ]);
    expect(textPictureFaults(html, null)).toEqual([]);
  });
});
