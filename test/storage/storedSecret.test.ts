import { expect, it } from '@jest/globals';
import { storedSecret } from '../../server/storage/storedSecret.ts';
import { describeOnBothDatabases } from '../fixtures/storage/databases.ts';

describeOnBothDatabases('a stored secret', (emptyDatabase) => {
  it('is created once for concurrent processes', async () => {
    const database = await emptyDatabase();
    const storages = await Promise.all(Array.from({ length: 4 }, () => database.open()));
    const asked = [...storages, ...storages, ...storages].map((storage) => storedSecret(storage, 'bookingLinks'));
    const secrets = new Set(await Promise.all(asked));
    expect(secrets.size).toBe(1);
    const [secret = ''] = secrets;
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(await storedSecret(await database.open(), 'bookingLinks')).toBe(secret);
  });

  it('is another one for every purpose', async () => {
    const [one, other] = [await (await emptyDatabase()).open(), await (await emptyDatabase()).open()];
    const secrets = [
      await storedSecret(one, 'bookingLinks'),
      await storedSecret(one, 'codes'),
      await storedSecret(other, 'codes'),
    ];
    expect(new Set(secrets).size).toBe(3);
  });
});
