import { describe, expect, it } from '@jest/globals';
import { youtubeId } from './youtubeId.ts';

describe('youtubeId', () => {
  it.each([
    'aB3-_x9QwEr',
    'https://www.youtube.com/watch?v=aB3-_x9QwEr',
    'https://youtube.com/watch?t=12&v=aB3-_x9QwEr&list=1',
    'https://youtu.be/aB3-_x9QwEr?si=1',
    'https://www.youtube-nocookie.com/embed/aB3-_x9QwEr',
    'https://m.youtube.com/shorts/aB3-_x9QwEr',
  ])('finds it in %s', (text) => {
    expect(youtubeId(text)).toBe('aB3-_x9QwEr');
  });

  it.each(['', 'short', 'aB3-_x9QwEr"><', 'https://films.example/watch?v=aB3-_x9QwEr', '/media/films/coast.mp4'])(
    'finds none in "%s"',
    (text) => {
      expect(youtubeId(text)).toBe('');
    },
  );
});
