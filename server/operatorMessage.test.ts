import { describe, expect, it } from '@jest/globals';
import { OperatorError } from '../shared/kit/OperatorError.ts';
import { operatorMessage } from './operatorMessage.ts';
import { DatabaseUnavailableError } from './storage/DatabaseUnavailableError.ts';

describe('operatorMessage()', () => {
  it('is the message alone of an error that was written for operators', () => {
    expect(operatorMessage(new OperatorError('Set PORT.'))).toBe('Set PORT.');
  });

  it('says in one sentence what to do about a database that fails while the server starts', () => {
    const cause = new DatabaseUnavailableError('unreachable', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') });
    const told = operatorMessage(new Error('secrets cannot be read', { cause }));
    expect(told).toMatch(
      /^The database is not available \(unreachable\): connect ECONNREFUSED 127\.0\.0\.1:1\. \S.*\.$/,
    );
  });

  it('says what to raise when the process may open no more files', () => {
    const cause = Object.assign(new Error('EMFILE: too many open files, open'), { code: 'EMFILE' });
    expect(operatorMessage(new Error('cannot start', { cause }))).toMatch(
      /^The process may open too few files\. .*ulimit -n/,
    );
  });

  it('has the stack of any other error', () => {
    expect(operatorMessage(new TypeError('x is undefined'))).toMatch(/^TypeError: x is undefined\n {4}at /);
  });
});
