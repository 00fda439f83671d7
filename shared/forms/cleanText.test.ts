import { describe, expect, it } from '@jest/globals';
import { cleanLine, cleanLines } from './cleanText.ts';

describe('cleanLine', () => {
  it('keeps names as people write them', () => {
    for (const name of ['Åsa Öberg-Núñez', "O'Brien", '李小龍', 'علی‌رضا', '<b>Ada</b>', '👩‍🔧']) {
      expect(cleanLine(name)).toBe(name);
    }
  });
  it('makes one line of several', () => {
    expect(cleanLine(' Ada\r\nBcc: x@y.se\u2028\0\tBerg\u0085 ')).toBe('Ada Bcc: x@y.se Berg');
  });
  it('leaves out bidirectional marks', () => {
    expect(cleanLine('a\u202egpj.exe\u200f\ufeff')).toBe('agpj.exe');
  });

  it('repairs half characters', () => {
    expect(cleanLine('a\ud800b')).toBe('a\ufffdb');
  });
});

describe('cleanLines', () => {
  it('keeps no control character but line ends', () => {
    expect(cleanLines('\nHej!\r\nJag\tvill\rköpa\u2029den.\0\u001b[31m\u007f\u0085 \n')).toBe(
      'Hej!\nJag vill\nköpa\nden.[31m',
    );
  });
});
