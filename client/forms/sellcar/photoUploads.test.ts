import { describe, expect, it } from '@jest/globals';
import { PhotoRefusedError } from '../../../shared/forms/PhotoGateway.ts';
import { countPlaces, createPhotoUploads } from './photoUploads.ts';

/** A gateway with manually resolved responses, one per photo. */
function heldGateway() {
  const asked: { answer: (id: string) => void; fail: (error: Error) => void }[] = [];
  const photos: Blob[] = [];
  const add = (sent: Blob) => {
    photos.push(sent);
    return new Promise<{ id: string }>((resolve, fail) => asked.push({ answer: (id) => resolve({ id }), fail }));
  };
  return { asked, photos, add };
}

const photo = (name = 'a.jpg', type = 'image/jpeg', size = 3): File => {
  const file = new File(['abc'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const soon = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('photo uploads', () => {
  it('go one by one', async () => {
    const gateway = heldGateway();
    const uploads = createPhotoUploads(gateway);
    uploads.add([photo('a.jpg'), photo('b.jpg')]);
    await soon();
    expect(gateway.asked).toHaveLength(1);
    expect(uploads.photos().map(({ status }) => status)).toEqual(['sending', 'waiting']);
    let settled = false;
    const settling = uploads.settled().then(() => (settled = true));
    gateway.asked[0]?.answer('one');
    await soon();
    expect(gateway.asked).toHaveLength(2);
    expect(settled).toBe(false);
    gateway.asked[1]?.answer('two');
    await settling;
    expect(uploads.photos().map(({ id, status }) => [id, status])).toEqual([
      ['one', 'kept'],
      ['two', 'kept'],
    ]);
  });

  it('leave room for five together with the uploaded ones', async () => {
    const gateway = heldGateway();
    const uploads = createPhotoUploads(gateway, ['x', 'y']);
    expect(uploads.add(Array.from({ length: 5 }, () => photo()))).toBe(2);
    expect(uploads.photos()).toHaveLength(5);
    expect(uploads.photos().map(({ id }) => id)).toEqual(['x', 'y', '', '', '']);
    await soon();
  });

  it.each([
    ['film.mp4', 'video/mp4', 3, 'noPicture'],
    ['large.jpg', 'image/jpeg', 11 * 1024 * 1024, 'tooLarge'],
  ])('refuse %s before it is sent', async (name, type, size, fault) => {
    const gateway = heldGateway();
    const uploads = createPhotoUploads(gateway);
    uploads.add([photo(name, type, size)]);
    await uploads.settled();
    expect(uploads.photos()).toMatchObject([{ status: 'refused', fault }]);
    expect(gateway.asked).toEqual([]);
  });

  it('count only accepted files', async () => {
    const gateway = heldGateway();
    const uploads = createPhotoUploads(gateway);
    expect(uploads.add(Array.from({ length: 4 }, () => photo('a.pdf', 'application/pdf')))).toBe(0);
    expect(uploads.add(Array.from({ length: 6 }, () => photo()))).toBe(1);
    expect(countPlaces(uploads.photos())).toBe(5);
    await soon();
  });

  it('convert large files', async () => {
    const gateway = heldGateway();
    const small = new Blob(['small'], { type: 'image/jpeg' });
    const uploads = createPhotoUploads(gateway, [], (file) => Promise.resolve(file.name === 'odd.heic' ? file : small));
    uploads.add([
      photo('large.jpg', 'image/jpeg', 30_000_000),
      photo('b.heic', 'image/heic'),
      photo('odd.heic', 'image/heic'),
    ]);
    await soon();
    gateway.asked[0]?.answer('one');
    await soon();
    gateway.asked[1]?.answer('two');
    await uploads.settled();
    expect(gateway.photos).toEqual([small, small]);
    expect(uploads.photos()).toMatchObject([
      { status: 'kept', id: 'one' },
      { status: 'kept', id: 'two' },
      { status: 'refused', fault: 'noPicture' },
    ]);
  });

  it('can be retried unless the server refused them', async () => {
    const gateway = heldGateway();
    const uploads = createPhotoUploads(gateway);
    uploads.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
    await soon();
    for (const [index, error] of [
      new PhotoRefusedError('noPicture'),
      new PhotoRefusedError('tooMany'),
      new Error('away'),
    ].entries()) {
      gateway.asked[index]?.fail(error);
      await soon();
    }
    await uploads.settled();
    expect(uploads.photos()).toMatchObject([
      { status: 'refused', fault: 'noPicture' },
      { status: 'failed', fault: 'tooMany' },
      { status: 'failed', fault: null },
    ]);
    uploads.retry(2);
    expect(uploads.photos()[2]).toMatchObject({ status: 'sending' });
    await soon();
    gateway.asked[3]?.answer('c');
    await uploads.settled();
    expect(uploads.photos()[2]).toMatchObject({ status: 'kept', id: 'c' });
  });

  it('are uploaded again when the server no longer has them', async () => {
    const gateway = heldGateway();
    const uploads = createPhotoUploads(gateway, ['old']);
    uploads.add([photo()]);
    await soon();
    gateway.asked[0]?.answer('one');
    await uploads.settled();
    uploads.renew();
    await soon();
    gateway.asked[1]?.answer('two');
    await uploads.settled();
    expect(uploads.photos()).toMatchObject([
      { status: 'refused', id: '' },
      { status: 'kept', id: 'two' },
    ]);
  });

  it('forget a photo that is removed on its way', async () => {
    const gateway = heldGateway();
    const uploads = createPhotoUploads(gateway);
    let changes = 0;
    const stop = uploads.subscribe(() => (changes += 1));
    uploads.add([photo()]);
    uploads.remove(uploads.photos()[0]?.key ?? -1);
    await soon();
    gateway.asked[0]?.answer('late');
    await uploads.settled();
    expect(uploads.photos()).toEqual([]);
    expect(changes).toBeGreaterThan(1);
    const told = changes;
    stop();
    uploads.add([photo()]);
    expect(changes).toBe(told);
    await soon();
    gateway.asked[1]?.answer('x');
    await uploads.settled();
  });
});
