import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import { ProblemError } from '../../shared/kit/problem.ts';
import { readMultipart } from './readMultipart.ts';

type Part = [name: string, value: string | Buffer, fileName?: string];

function bodyOf(parts: Part[], end = '--b--\r\n'): Buffer {
  const written = parts.flatMap(([name, value, fileName]) => [
    Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(fileName === undefined ? '\r\n\r\n' : `; filename="${fileName}"\r\nContent-Type: image/jpeg\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...written, Buffer.from(end)]);
}

function read(body: Buffer, { keepsFiles = true, type = 'multipart/form-data; boundary=b' } = {}) {
  const stream = new PassThrough();
  stream.end(body);
  const request = Object.assign(stream, { headers: { 'content-type': type } });
  return readMultipart(request as unknown as Request, { keepsFiles });
}

async function statusOf(body: Buffer, type?: string): Promise<number> {
  try {
    await read(body, type === undefined ? {} : { type });
    return 200;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.problem.status;
  }
}

describe('readMultipart', () => {
  it('gives all values of each name', async () => {
    const form = await read(
      bodyOf([
        ['services', 'Service'],
        ['services', 'Lakk / karosseri'],
        ['name', 'Åsa'],
        ['photos', Buffer.from([0xff, 0xd8, 1]), 'å.jpg'],
        ['photos', Buffer.from([0xff, 0xd8, 2]), 'b.jpg'],
      ]),
    );
    expect(form.lists).toEqual({ services: ['Service', 'Lakk / karosseri'], name: ['Åsa'] });
    expect(form.photos).toEqual([Buffer.from([0xff, 0xd8, 1]), Buffer.from([0xff, 0xd8, 2])]);
    expect(form.tooMany).toBe(false);
  });

  it('takes photos only from their own field', async () => {
    const parts: Part[] = [
      ['photos', '', ''],
      ['other', 'x', 'x.jpg'],
      ['photos', 'y', 'y.jpg'],
    ];
    expect((await read(bodyOf(parts))).photos).toEqual([Buffer.from('y')]);
  });

  it('drops photos when none are to be kept', async () => {
    const parts: Part[] = [
      ['photos', '', ''],
      ['other', 'x', 'x.jpg'],
      ['photos', 'y', 'y.jpg'],
    ];
    expect((await read(bodyOf(parts), { keepsFiles: false })).photos).toEqual([]);
  });

  it('keeps the other fields beside a photo that is too large', async () => {
    const large = Buffer.alloc(10 * 1024 * 1024 + 1);
    const some = await read(
      bodyOf([
        ['photos', large, 'a.jpg'],
        ['photos', 'b', 'b.jpg'],
        ['name', 'Ada'],
      ]),
    );
    expect(some.photos).toEqual([null, Buffer.from('b')]);
    expect(some.lists).toEqual({ name: ['Ada'] });
  });

  it('drops the photos beyond five', async () => {
    const many = await read(bodyOf(Array.from({ length: 8 }, (_none, at): Part => ['photos', String(at), 'x.jpg'])));
    expect(many.photos.map(String)).toEqual(['0', '1', '2', '3', '4']);
    expect(many.tooMany).toBe(true);
  });

  it.each<[string, Buffer, number]>([
    ['a field of 17 kB', bodyOf([['a', 'a'.repeat(17_000)]]), 413],
    ['a hundred fields', bodyOf(Array.from({ length: 100 }, (_none, at): Part => [`f${String(at)}`, 'x'])), 413],
    ['a name of 200 signs', bodyOf([['a'.repeat(200), 'x']]), 413],
    ['texts of 80 kB', bodyOf(Array.from({ length: 5 }, (): Part => ['a', 'a'.repeat(16_000)])), 413],
    ['a hundred files', bodyOf(Array.from({ length: 100 }, (): Part => ['photos', 'x', 'x.jpg'])), 413],
    [
      'a body that ends in the middle',
      bodyOf(
        [
          ['name', 'Ada'],
          ['photos', 'abc', 'x.jpg'],
        ],
        '',
      ),
      400,
    ],
    ['nothing', Buffer.alloc(0), 400],
  ])('refuses %s', async (_what, body, status) => {
    expect(await statusOf(body)).toBe(status);
  });

  it('refuses a form without a boundary', async () => {
    expect(await statusOf(bodyOf([]), 'multipart/form-data')).toBe(400);
  });

  it('takes keys of a prototype for names like others', async () => {
    const { lists } = await read(
      bodyOf([
        ['__proto__', 'x'],
        ['constructor', 'y'],
      ]),
    );
    expect(Object.entries(lists)).toEqual([
      ['__proto__', ['x']],
      ['constructor', ['y']],
    ]);
    expect(Object.prototype).not.toHaveProperty('0');
  });

  it.each([
    ['form-data', 400],
    ['form-data; filename="a.jpg"', 200],
    ['attachment', 200],
  ])('goes on after a part without a name (%s)', async (disposition, status) => {
    const body = Buffer.from(`--b\r\nContent-Disposition: ${disposition}\r\n\r\nx\r\n--b--\r\n`);
    expect(await statusOf(body)).toBe(status);
  });
});
