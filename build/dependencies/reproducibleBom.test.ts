import { describe, expect, it } from '@jest/globals';
import { reproducibleBom } from './reproducibleBom.mjs';
import { sourceSeconds } from './sourceSeconds.mjs';

const bom = (serialNumber: string, timestamp: string, version = '19.0.0') => ({
  serialNumber,
  metadata: { timestamp, tools: ['npm'] },
  components: [{ name: 'react', version }],
});
const first = bom('urn:uuid:1b2f4c04-0000-4000-8000-000000000001', '2026-11-30T03:00:00.000Z');
const second = bom('urn:uuid:1b2f4c04-0000-4000-8000-000000000002', '2026-11-30T03:00:09.000Z');

describe('reproducibleBom()', () => {
  it('returns the same document for two runs of npm', () => {
    expect(JSON.stringify(reproducibleBom(first, 1_790_000_000))).toBe(
      JSON.stringify(reproducibleBom(second, 1_790_000_000)),
    );
  });

  it('states the time of the sources', () => {
    expect(reproducibleBom(first, 1_790_000_000).metadata).toEqual({
      timestamp: '2026-09-21T14:13:20.000Z',
      tools: ['npm'],
    });
  });

  it('states no time when that of the sources is unknown', () => {
    expect(reproducibleBom(first, null).metadata).toEqual({ tools: ['npm'] });
  });

  it('numbers documents by their packages', () => {
    const { serialNumber } = reproducibleBom(first, null);
    expect(serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const newer = bom(first.serialNumber, first.metadata.timestamp, '19.1.0');
    expect(reproducibleBom(newer, null).serialNumber).not.toBe(serialNumber);
  });
});

describe('sourceSeconds()', () => {
  it('prefers SOURCE_DATE_EPOCH to the time of the commit', () => {
    expect(sourceSeconds({ SOURCE_DATE_EPOCH: '1790000000' })).toBe(1_790_000_000);
  });

  it('refuses a date', () => {
    expect(() => sourceSeconds({ SOURCE_DATE_EPOCH: '2026-11-30' })).toThrow('seconds since 1970');
  });
});
