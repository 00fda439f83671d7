import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { inPieces } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import { zipOf } from '../../../../test/fixtures/feeds/zipOf.ts';
import { unpackFeed } from './unpackFeed.ts';

const csv = `id,make\n${'1,Volvo\n'.repeat(300)}`;

async function unpacked(bytes: Uint8Array, size = 7): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of unpackFeed(inPieces(bytes, size), 'cars')) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe('unpackFeed()', () => {
  it.each([
    ['plain text', Buffer.from(csv)],
    ['gzip', gzipSync(csv)],
    ['a ZIP archive', zipOf({ 'cars.csv': csv })],
    ['a ZIP archive of macOS', zipOf({ 'export/': '', 'export/cars.csv': csv, '__MACOSX/export/._cars.csv': 'x' })],
  ])('returns the feed of %s', async (_what, bytes) => {
    expect(await unpacked(bytes)).toBe(csv);
    expect(await unpacked(bytes, 1)).toBe(csv);
  });

  it('takes a text that shares a byte with gzip for a text', async () => {
    expect(await unpacked(Buffer.from('Ë;1'))).toBe('Ë;1');
    expect(await unpacked(Buffer.from('\u001f;1'))).toBe('\u001f;1');
  });

  it('returns nothing for an empty feed', async () => {
    expect(await unpacked(Buffer.from(''))).toBe('');
  });

  it.each([
    ['several files', zipOf({ 'a.csv': csv, 'b.csv': csv }), 'its ZIP archive has 2 files'],
    ['no file', zipOf({ 'folder/': '' }), 'its ZIP archive has 0 files'],
    ['an Excel file', zipOf({ '[Content_Types].xml': '<x/>', 'xl/workbook.xml': '<x/>' }), 'it is an Excel file'],
    [
      'a ZIP archive that is cut off',
      zipOf({ 'cars.csv': csv }).subarray(0, -30),
      'its ZIP packing is broken or cut off',
    ],
    ['damaged ZIP data', damaged(zipOf({ 'cars.csv': csv })), 'its ZIP packing is broken or cut off'],
    ['gzip that is cut off', gzipSync(csv).subarray(0, -12), 'its gzip packing is broken or cut off'],
  ])('refuses %s', async (_what, bytes, reason) => {
    await expect(unpacked(bytes)).rejects.toThrow(`Refused cars: ${reason}`);
  });

  it.each([
    ['gzip', gzipSync],
    ['ZIP', (text: string) => zipOf({ 'cars.csv': text })],
  ])('refuses %s that expands a thousand times', async (packing, pack) => {
    const bytes = pack('0'.repeat(20 * 1024 * 1024));
    await expect(unpacked(bytes, 65_536)).rejects.toThrow(`its ${packing} packing expands more than 200 times`);
  });
});

/** Overwrites packed bytes. */
function damaged(zip: Buffer): Buffer {
  return Buffer.from(zip).fill(0xff, 40, 52);
}
