import sharp from 'sharp';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { stockPhotoPath } from '../../../shared/kit/pictureWidths.ts';
import { encodePicture } from '../../pictures/encodePicture.ts';
import { localPicture } from '../../pictures/localPicture.ts';
import { renderCards } from '../../render/renderCards.ts';

/** Absolute folders of local photos. */
interface PhotoFolders {
  /** Photos of the stock; null for none. */
  photos: string | null;
  media: string;
}

/** Width of photos in the document, px. */
const photoWidth = 640;

/** Renders cards of cars as a document that contains local photos and links those on other hosts. */
export async function cardsHtml(
  cars: readonly Car[],
  folders: PhotoFolders,
  page: Omit<Parameters<typeof renderCards>[0], 'cars'>,
): Promise<string> {
  const photos = await Promise.all(cars.map((car) => photoAddress(car, folders)));
  // cards turn other addresses into those of the server's scaled pictures
  const marked = cars.map((car, at) => ({
    ...car,
    car_primary_image: photos[at] ? { thumbnail_url: `photo:${String(at)}`, blur_data_url: '' } : null,
  }));
  const html = await renderCards({ ...page, cars: marked });
  return html.replace(/"photo:(\d+)"/g, (_all, at: string) => `"${photos[Number(at)] ?? ''}"`);
}

/** Escaped address of a car's photo: itself on another host, else a data URL; null for none. */
async function photoAddress(car: Car, folders: PhotoFolders): Promise<string | null> {
  const address = car.car_primary_image?.thumbnail_url ?? '';
  if (/^https?:/.test(address)) return address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const path = address.replace(/[?#].*$/, '');
  const isStock = path.startsWith(`${stockPhotoPath}/`);
  const folder = isStock ? folders.photos : folders.media;
  const file =
    folder === null ? null : localPicture(folder, path.replace(isStock ? `${stockPhotoPath}/` : '/media/', ''));
  if (address === '' || file === null) return null;
  const picture = encodePicture(sharp(file).rotate(), photoWidth, 'webp');
  const bytes = await picture.toBuffer().catch(() => null);
  return bytes && `data:image/webp;base64,${bytes.toString('base64')}`;
}
