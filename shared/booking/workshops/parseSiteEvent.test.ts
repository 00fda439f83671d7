import { describe, expect, it } from '@jest/globals';
import { parseSiteEvent } from './parseSiteEvent.ts';

const site = {
  departmentId: 'D12',
  siteId: 'S1',
  siteName: 'Uppsala',
  address: 'Stålgatan 12, Uppsala',
  latitude: 59.85,
  longitude: 17.64,
  brands: ['Volvo'],
  firstTimeSlot: '2026-11-23T08:00:00',
};
const broken = { error: { code: 'ServerError' } };

describe('parseSiteEvent', () => {
  it('reads a workshop', () => {
    expect(parseSiteEvent(JSON.stringify(site))).toEqual(site);
  });

  it('reads an error', () => {
    expect(parseSiteEvent('{"error":"InvalidReg"}')).toEqual({ error: { code: 'InvalidReg' } });
  });

  it('reads the end of all workshops', () => {
    expect(parseSiteEvent('{"noSites":true}')).toEqual({ noSites: true });
  });

  it.each([
    ['noSites', { noSites: true }],
    ['"NoSites"', { noSites: true }],
    [' no sites ', { noSites: true }],
    ['InvalidReg', { error: { code: 'InvalidReg' } }],
    ['"BrandNotSupported,Lada"', { error: { code: 'BrandNotSupported', brand: 'Lada' } }],
  ])('reads the plain text %s', (data, event) => {
    expect(parseSiteEvent(data)).toEqual(event);
  });

  it('does without what a card can do without', () => {
    const { siteId: _id, address: _address, brands: _brands, ...rest } = site;
    expect(parseSiteEvent(JSON.stringify({ ...rest, brands: ['Volvo', 7] }))).toEqual({
      ...site,
      siteId: '',
      address: '',
    });
    expect(parseSiteEvent(JSON.stringify(rest))).toMatchObject({ brands: [] });
  });

  it.each([
    '',
    'null',
    '[]',
    '17',
    '{}',
    '<html>',
    '{"error":{"code":1}}',
    '{"error":"<b>"}',
    '{"noSites":false}',
    JSON.stringify({ ...site, departmentId: '' }),
    JSON.stringify({ ...site, latitude: '59' }),
    JSON.stringify({ ...site, longitude: null }),
    JSON.stringify({ ...site, firstTimeSlot: 'soon' }),
    JSON.stringify(site).slice(0, 80),
  ])('takes %s for a broken back end', (data) => {
    expect(parseSiteEvent(data)).toEqual(broken);
  });
});
