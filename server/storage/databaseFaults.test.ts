import { describe, expect, it } from '@jest/globals';
import { postgresFault } from './databaseFaults.ts';

describe('postgresFault()', () => {
  it('has the code once when the message contains it', () => {
    const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' });
    expect(postgresFault('localhost:9/none', error)).toBe(
      'The database localhost:9/none (DATABASE_URL) cannot be used: connect ECONNREFUSED 127.0.0.1:9. Nothing responds there: start PostgreSQL, or correct host and port.',
    );
  });

  it('adds the code to a message without it', () => {
    const error = Object.assign(new Error('password authentication failed'), { code: '28P01' });
    expect(postgresFault('db', error)).toContain('cannot be used: password authentication failed, 28P01. User');
  });
});
