import { describe, expect, it } from '@jest/globals';
import { byKind, chooseFiles, isTestOfRoom, kindOfTest } from './testFiles.mjs';

const files = ['test/long/booking/book.test.ts', 'test/search/book.test.ts', 'server/booking/book.test.ts'];

describe('kindOfTest()', () => {
  it.each([
    ['server/booking/book.test.ts', 'unit'],
    ['test/unit/phrases.test.ts', 'unit'],
    ['server/messages/Mail.test.tsx', 'unit'],
    ['client/ui/Tabs.test.tsx', 'components'],
    ['test/http/booking/links.test.ts', 'http'],
  ])('finds the project of %s', (file, kind) => {
    expect(kindOfTest(file)).toBe(kind);
  });
});

it('byKind() groups files by their project', () => {
  expect([...byKind(files).keys()]).toEqual(['long', 'search', 'unit']);
});

describe('chooseFiles()', () => {
  it('leaves out kinds of tests', () => {
    const { chosen, leftOut } = chooseFiles(files, ['BOOK'], ['long', 'search']);
    expect([chosen, leftOut]).toEqual([[files[2]], files.slice(0, 2)]);
  });

  it('takes a kind that is not left out', () => {
    expect(chooseFiles(files, ['/long/'], ['search']).chosen).toEqual([files[0]]);
  });
});

describe('isTestOfRoom()', () => {
  const isOfBooking = (file: string, text = ''): boolean => isTestOfRoom(file, 'booking', () => text);

  it.each([
    'client/booking/steps/StepCar.test.tsx',
    'test/http/booking/tireHotel.test.ts',
    'test/http/bookingStream.test.ts',
    'test/contracts/booking.contract.test.ts',
  ])('finds %s by its path', (file) => {
    expect(isOfBooking(file)).toBe(true);
  });

  it('finds a test that imports code of the room', () => {
    const text = "import {\n  a,\n} from '../../server/booking/a.ts';\n";
    expect(isOfBooking('test/storage/privacy.test.ts', text)).toBe(true);
  });

  it('leaves a test that imports only a type of the room', () => {
    const text = "import type { A } from '../../server/booking/A.ts';\nimport { b } from '../../server/forms/b.ts';\n";
    expect(isOfBooking('test/storage/privacy.test.ts', text)).toBe(false);
  });

  it.each(['test/long/booking/book.test.ts', 'server/forms/booking.test.ts'])('leaves %s', (file) => {
    expect(isOfBooking(file)).toBe(false);
  });
});
