import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { harbourSites } from '../../fixtures/harbourSites.ts';
import { createLeadService } from '../../../server/forms/createLeadService.ts';
import { createPhotoService } from '../../../server/forms/photos/createPhotoService.ts';
import {
  claimPhotos,
  keepPhoto,
  maxUnclaimedPhotos,
  PhotosFullError,
  readPhotos,
} from '../../../server/forms/photos/leadPhotos.ts';
import { createOutbox } from '../../../server/storage/outbox/createOutbox.ts';
import { createPurge } from '../../../server/storage/purge/createPurge.ts';
import type { Storage } from '../../../server/storage/Storage.ts';
import { LeadRefusedError } from '../../../shared/forms/LeadGateway.ts';
import { addressCatalogue } from '../../fixtures/catalogue/addressCatalogue.ts';
import { cameraPhoto } from '../../fixtures/forms/cameraPhoto.ts';
import { collectingLogger } from '../../fixtures/contentSites.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { sellCarLead } from '../../fixtures/forms/newLeads.ts';
import { testClock } from '../../fixtures/testClock.ts';

const hourMs = 60 * 60 * 1000;

describeOnBothDatabases('photos of leads', (emptyDatabase) => {
  const clock = testClock('2026-06-01T12:00:00.000Z');
  const serviceOver = (storage: Storage) => {
    const outbox = createOutbox(storage, clock);
    const options = { storage, outbox, sites: harbourSites, catalogue: addressCatalogue(), clock };
    return createLeadService({ ...options, logger: collectingLogger() });
  };
  const photosOf = (storage: Storage) => storage.db.selectFrom('lead_photos').select(['id', 'lead']).execute();

  it('are read in the order of their lead', async () => {
    const storage = await (await emptyDatabase()).open();
    const photos = createPhotoService({ storage, clock });
    const add = async (width: number) =>
      (await photos.add(new Blob([new Uint8Array(await cameraPhoto(width, 32))]))).id;
    const ids = [await add(64), await add(48), await add(80)];
    expect(await readPhotos(storage, ids)).toEqual([]);
    const lead = sellCarLead({}, { photos: ids });
    await serviceOver(storage).submit(lead);
    const [last, first] = [ids[2] ?? '', ids[0] ?? ''];
    const found = await readPhotos(storage, [last, first, 'x'.repeat(27)]);
    expect(found.map(({ id }) => id)).toEqual([last, first]);
    for (const { content } of found) {
      expect(Buffer.from(content, 'base64').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    }
    expect((await photosOf(storage)).map((photo) => photo.lead)).toEqual(Array(3).fill(lead.formSubmissionId));
  });

  it('belong to one of the leads that claim them concurrently', async () => {
    const database = await emptyDatabase();
    const services = await Promise.all([1, 2, 3].map(async () => serviceOver(await database.open())));
    const storage = await database.open();
    const photo = await keepPhoto(storage, clock, Buffer.from('one'));
    const sent = services.flatMap((service) =>
      [1, 2, 3].map(() => service.submit(sellCarLead({}, { photos: [photo] }))),
    );
    const results = await Promise.allSettled(sent);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(refused).toHaveLength(8);
    for (const error of refused) expect(error).toBeInstanceOf(LeadRefusedError);
    expect(await storage.db.selectFrom('leads').select('id').execute()).toHaveLength(1);
    expect(await storage.db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
  });

  it('are deleted after a day without a lead', async () => {
    const storage = await (await emptyDatabase()).open();
    const outbox = createOutbox(storage, clock);
    const purge = createPurge({ storage, clock, logger: collectingLogger(), keepDays: 90, keepBookingDays: 30 });
    const [claimed, left] = [
      await keepPhoto(storage, clock, Buffer.from('a')),
      await keepPhoto(storage, clock, Buffer.from('b')),
    ];
    await serviceOver(storage).submit(sellCarLead({}, { photos: [claimed] }));
    clock.advance(24 * hourMs);
    await purge();
    expect((await photosOf(storage)).map(({ id }) => id).sort()).toEqual([claimed, left].sort());
    clock.advance(1);
    await purge();
    expect((await photosOf(storage)).map(({ id }) => id)).toEqual([claimed]);
    for (const entry of await outbox.claim({ kinds: ['lead'], limit: 9, leaseMs: 1000 })) {
      await outbox.end(entry, 'kept');
    }
    clock.advance(90 * 24 * hourMs);
    await purge();
    expect(await photosOf(storage)).toHaveLength(1);
    clock.advance(hourMs);
    await purge();
    expect(await photosOf(storage)).toEqual([]);
  });

  it('leave room for other networks when processes take many of one at the same time', async () => {
    const database = await emptyDatabase();
    const storages = await Promise.all([database.open(), database.open()]);
    const [first] = storages;
    const keep = (storage: Storage, address: string, site = 'a') =>
      keepPhoto(storage, clock, Buffer.from('x'), { site, address });
    const { sender: share } = maxUnclaimedPhotos;
    const sent = storages.flatMap((storage) => Array.from({ length: share }, () => keep(storage, '192.0.2.1')));
    const results = await Promise.allSettled(sent);
    const ids = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(ids).toHaveLength(share);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ fault: 'tooMany' });
    }
    await keep(first, '198.51.100.1');
    await expect(keep(first, '192.0.2.2')).rejects.toMatchObject({ fault: 'tooMany' });
    await keep(first, '192.0.2.1', 'b');
    // A lead releases its share, and the IP address is deleted with it.
    await first.write((queries) => claimPhotos(queries, ids.slice(0, 1), 'lead'));
    await keep(first, '192.0.2.1');
    const rows = await first.db.selectFrom('lead_photos').select(['lead', 'sender']).execute();
    expect(rows.filter(({ lead }) => lead !== null)).toEqual([{ lead: 'lead', sender: '' }]);
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });

  it('leave room for a first form however much others send', async () => {
    const storage = await (await emptyDatabase()).open();
    const keep = (address: string) => keepPhoto(storage, clock, Buffer.from('x'), { site: 'a', address });
    let stored = 0;
    for (let at = 0; at < 12; at += 1) {
      const sent = await Promise.allSettled(Array.from({ length: 25 }, () => keep(`10.0.${String(at)}.1`)));
      stored += sent.filter(({ status }) => status === 'fulfilled').length;
    }
    expect(stored).toBeLessThan(maxUnclaimedPhotos.site);
    for (let photo = 0; photo < 5; photo += 1) expect(await keep('198.51.100.1')).toMatch(/^[\w-]{27}$/);
    await expect(keep('10.0.11.1')).rejects.toThrow(PhotosFullError);
  });

  it('leave room for other sites when one site is full', async () => {
    const storage = await (await emptyDatabase()).open();
    const created_at = clock.now().toISOString();
    const many = Array.from({ length: maxUnclaimedPhotos.site }, (_, index) => ({
      ...{ id: randomUUID(), lead: null, content: '', created_at },
      ...{ site: 'a', sender: String(index) },
    }));
    await storage.write((queries) => queries.insertInto('lead_photos').values(many).execute());
    const keep = (site: string) => keepPhoto(storage, clock, Buffer.from('x'), { site, address: '192.0.2.1' });
    await expect(keep('a')).rejects.toThrow(PhotosFullError);
    expect(await keep('b')).toMatch(/^[\w-]{27}$/);
  });

  it('are not kept without end while nobody claims them', async () => {
    const storage = await (await emptyDatabase()).open();
    const created_at = clock.now().toISOString();
    const many = Array.from({ length: maxUnclaimedPhotos.all }, (_, index) => ({
      ...{ id: randomUUID(), lead: null, content: '', created_at },
      ...{ site: String(index % 10), sender: '' },
    }));
    await storage.write((queries) => queries.insertInto('lead_photos').values(many).execute());
    await expect(keepPhoto(storage, clock, Buffer.from('a'))).rejects.toThrow(PhotosFullError);
    await storage.write((queries) => queries.updateTable('lead_photos').set({ lead: 'x' }).execute());
    expect(await keepPhoto(storage, clock, Buffer.from('a'))).toMatch(/^[\w-]{27}$/);
  });
});
