import { describe, expect, it } from '@jest/globals';
import { readWrittenHours } from './readWrittenHours.ts';

describe('readWrittenHours()', () => {
  it.each([
    ['Mån–fre: 09:00–12:00, 13:00–17:00, Lör: stängt', { 'Mån–fre': '09:00–12:00, 13:00–17:00', Lör: 'stängt' }],
    ['Mon-Fri:9-18|Sat:by appointment', { 'Mon-Fri': '9-18', Sat: 'by appointment' }],
    ['24 dec: 9–12, 25/12: stängt', { '24 dec': '9–12', '25/12': 'stängt' }],
    ['Man-fre 9-17, 18-20; Lør etter avtale', { 'Man-fre': '9-17, 18-20', Lør: 'etter avtale' }],
    ['Mån 9:00–12:00', { Mån: '9:00–12:00' }],
    ['Lör: 9–12, Lör: 13–15', { Lör: '9–12, 13–15' }],
    ['Ring för visning', { 'Ring för visning': '' }],
    ['', {}],
  ])('reads %j by days', (text, hours) => {
    expect(readWrittenHours(text)).toEqual(hours);
  });
});
