import { describe, expect, it } from '@jest/globals';
import { pictureFault, textPictureFaults } from './pictureFault.ts';

const hosts = ['photos.example'];

describe('pictureFault()', () => {
  it('is "" for pictures of allowed hosts', () => {
    expect(pictureFault('/media/scenes/coast-1280.webp', hosts)).toBe('');
    expect(pictureFault('https://photos.example/a.jpg', hosts)).toBe('');
    expect(pictureFault('https://bilder.example/a.jpg', null)).toBe('');
  });

  it('says what to do about a host that is not allowed', () => {
    expect(pictureFault('https://bilder.example/x.png', hosts)).toBe(
      'the picture of bilder.example is not shown: put it into content/media, or add bilder.example to PICTURE_HOSTS',
    );
  });

  it('distinguishes ports', () => {
    expect(pictureFault('https://photos.example:8443/a.jpg', hosts)).toContain('add photos.example:8443 to');
    expect(pictureFault('https://photos.example:8443/a.jpg', ['photos.example:8443'])).toBe('');
  });

  it('names the protocol of a private address', () => {
    expect(pictureFault('https://10.0.0.5:8080/a.jpg', hosts)).toContain('add http://10.0.0.5:8080 to');
  });

  it('says that no setting helps for drawings', () => {
    expect(pictureFault('https://photos.example/x.svg?v=1', hosts)).toContain('put the file there');
  });
});

describe('textPictureFaults()', () => {
  it('names each host of pictures in a text once', () => {
    const html =
      '<p><img alt="" src="https://a.example/1.png"><img src="https://a.example/2.png"><img src="/media/x.png"></p>';
    expect(textPictureFaults(html, hosts)).toEqual([
      'the picture of a.example in the text is not shown: put it into content/media',
    ]);
    expect(textPictureFaults(html, null)).toEqual([]);
  });
});
