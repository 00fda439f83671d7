import { describe, expect, it } from '@jest/globals';
import { carName, describedCarFaults, isVin, normalizeDescribedCar, withCarNumbers } from './describedCar.ts';

const nothing = { brand: '', model: '', year: '', vin: '', codes: {} };
const german = {
  codes: [
    { name: 'HSN', field: '2.1', pattern: '[0-9]{4}' },
    { name: 'TSN', field: '2.2', pattern: '[A-Z0-9]{3,8}' },
  ],
};

describe('a description of a car', () => {
  it.each([
    { brand: 'Opel', model: 'Astra', year: '2015' },
    { vin: 'W0L0AHL3588123456' },
    { codes: { HSN: '0035', TSN: 'ALE' } },
    { brand: 'VW', vin: 'W0L0AHL3588123456' },
  ])('identifies it with %j', (typed) => {
    expect(describedCarFaults({ ...nothing, ...typed }, german, 2026)).toEqual({});
  });

  it.each([
    [{}, { brand: 'missing', model: 'missing', year: 'missing' }],
    [{ brand: 'Opel', model: 'Astra' }, { year: 'missing' }],
    [{ codes: { HSN: '0035' } }, { TSN: 'missing' }],
    [{ codes: { HSN: '35', TSN: 'ALE' } }, { HSN: 'invalid' }],
    [{ brand: 'Opel', model: 'Astra', year: '2028' }, { year: 'invalid' }],
    [{ brand: 'evil.example', model: 'Astra', year: '2015' }, { brand: 'invalid' }],
    [{ brand: 'Opel', model: 'Astra', year: '2015', vin: 'W0L' }, { vin: 'invalid' }],
  ])('%j lacks %j', (typed, faults) => {
    expect(describedCarFaults({ ...nothing, ...typed }, german, 2026)).toEqual(faults);
  });

  it('is stripped of separators', () => {
    const typed = { ...nothing, brand: ' Opel ', vin: 'w0l 0ahl-3588123456', codes: { TSN: ' ale', KBA: '1' } };
    expect(normalizeDescribedCar(typed, german)).toEqual({
      ...nothing,
      brand: 'Opel',
      vin: 'W0L0AHL3588123456',
      codes: { TSN: 'ALE' },
    });
  });
});

describe('a VIN', () => {
  it.each([
    ['WVWZZZ1JZXW000001', true],
    ['WVWZZZ1JZXW00000', false],
    ['WVWZZZ1JZXW0000O1', false],
    ['1M8GDM9AXKP042788', true],
    ['1M8GDM9A1KP042788', false],
    ['5YJ3E1EA7KF317000', false],
    ['11111111111111111', true],
  ])('%s is one: %s', (text, isOne) => {
    expect(isVin(text)).toBe(isOne);
  });
});

describe('a described car', () => {
  it('is named by all that its customer typed', () => {
    const described = { brand: 'opel', model: 'astra', year: '2015', vin: 'W0L0AHL3588123456', codes: { HSN: '0035' } };
    const name = carName({ brand: 'Opel', model: 'Astra', described });
    expect(name).toBe('Opel Astra 2015');
    expect(withCarNumbers(name, described)).toBe('Opel Astra 2015, VIN W0L0AHL3588123456, HSN 0035');
    expect(withCarNumbers('', described)).toBe('VIN W0L0AHL3588123456, HSN 0035');
  });
});
