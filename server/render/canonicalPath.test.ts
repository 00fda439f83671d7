import { describe, expect, it, jest } from '@jest/globals';
import { canonicalPath } from './canonicalPath.ts';

const options = { firstLanguage: 'sv', caseFreeSegments: (_path: string) => Promise.resolve(Infinity) };

describe('canonicalPath()', () => {
  it.each([
    ['/', '/'],
    ['/kontakt', '/kontakt'],
    ['/kontakt/', '/kontakt'],
    ['/om-oss//karriar//', '/om-oss/karriar'],
    ['/Kontakt', '/kontakt'],
    ['/EN/About-Us/', '/en/about-us'],
    ['/d%C3%A4ck', '/d%C3%A4ck'],
    ['/d%c3%a4ck', '/d%c3%a4ck'],
    ['/D%C3%84CK', '/d%C3%A4ck'],
    ['//elsewhere.example', '/elsewhere.example'],
    ['/\\elsewhere.example', '/elsewhere.example'],
    ['/\\/\\//elsewhere.example', '/elsewhere.example'],
    ['/sv', '/'],
    ['/SV/Kontakt/', '/kontakt'],
    ['/sv/\\elsewhere.example', '/elsewhere.example'],
    ['/sv//\\/\\elsewhere.example/x', '/elsewhere.example/x'],
    ['/sv/\\', '/'],
    ['/svensk', '/svensk'],
    ['/%zz/', '/%zz'],
    ['/%2F%2Felsewhere.example', '/%2F%2Felsewhere.example'],
  ])('turns %s into the stable %s', async (path, canonical) => {
    expect(await canonicalPath(path, options)).toBe(canonical);
    expect(await canonicalPath(canonical, options)).toBe(canonical);
  });

  it('keeps the case of segments that are read with their case', async () => {
    const afterTwo = jest.fn((_path: string) => Promise.resolve(2));
    expect(await canonicalPath('/EN/Car/ABC123/Volvo/', { ...options, caseFreeSegments: afterTwo })).toBe(
      '/en/car/ABC123/Volvo',
    );
    expect(afterTwo).toHaveBeenCalledWith('/en/car/abc123/volvo');
  });

  it('asks nothing for a path without upper-case letters', async () => {
    const never = jest.fn(options.caseFreeSegments);
    await canonicalPath('/om-oss/karriar/', { ...options, caseFreeSegments: never });
    expect(never).not.toHaveBeenCalled();
  });
});
