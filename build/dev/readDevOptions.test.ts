import { expect, it } from '@jest/globals';
import { readDevOptions } from './readDevOptions.ts';

it.each([[['--inspect']], [['--inspect-brk']], [['--inspect=9230']], [['--inspect-wait=127.0.0.1:9230']], [[]]])(
  'npm run dev passes %j on to the server',
  (args) => {
    expect(readDevOptions(args)).toEqual({ inspector: args });
  },
);

it.each(['--inspec', '--inspect=port', '3000'])('npm run dev refuses %s', (arg) => {
  expect(() => readDevOptions([arg])).toThrow(`npm run dev does not know ${arg}`);
});
