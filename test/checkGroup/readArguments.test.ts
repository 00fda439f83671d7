import { expect, it } from '@jest/globals';
import { CheckGroupUsageError, readArguments } from './readArguments.ts';
import { withoutServices } from './withoutServices.ts';

it.each([
  [[], { pictures: null, browser: true }],
  [['--no-browser'], { pictures: null, browser: false }],
  [['--pictures', 'out'], { pictures: 'out', browser: true }],
  [['--help'], null],
])('the arguments %j are understood', (words, expected) => {
  expect(readArguments(words)).toEqual(expected);
});

it.each([[['--browser']], [['fjord']], [['--pictures', '']]])('the arguments %j are refused', (words) => {
  expect(() => readArguments(words)).toThrow(CheckGroupUsageError);
});

it('the check has no settings of services', () => {
  const changes = withoutServices({
    SMTP_URL: 'smtp://mail',
    EDITING_SECRET_FILE: '/run/secret',
    GROUP_DIR: '../fjord',
  });
  expect(changes).toMatchObject({ SMTP_URL: '', DATABASE_URL: '', EDITING_SECRET_FILE: '' });
  expect(Object.keys(changes)).not.toContain('GROUP_DIR');
});
