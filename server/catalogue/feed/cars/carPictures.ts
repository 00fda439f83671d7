import type { CarDraft } from './carFields.ts';
import type { FeedMapping, ImageColumns, PictureSetRule } from '../mapping/FeedMappingTypes.ts';
import { cellText, fieldValue } from '../rules/fieldValue.ts';
import type { FieldSource } from '../rules/fieldValue.ts';
import type { MappingContext } from '../mapping/MappingContext.ts';
import { choosePictures } from './pictureSets.ts';
import { encodeUriPart } from '../../../../shared/kit/text/encodeUriPart.ts';

/** Web URLs, which the picture endpoint fetches over https only, and paths of this server. */
const pictureAddress = /^(?:https?:\/\/|\/(?!\/))[^\s"<>]+$/i;
const overHttps = (address: string): string =>
  address.replace(/^(http:\/\/[^/?#]*):80(?=[/?#]|$)/i, '$1').replace(/^https?:/i, 'https:');

/** Served URL for a URL or, with a base, for a file name; null for neither. */
function servedAddress(text: string, base: string | undefined): string | null {
  if (pictureAddress.test(text)) return overHttps(text);
  const parts = text.split(/[/\\]/);
  if (base === undefined || text === '' || /^[a-z]+:/i.test(text) || parts.some((part) => /^\.{0,2}$/.test(part))) {
    return null;
  }
  return overHttps([base.replace(/\/$/, ''), ...parts.map(encodeUriPart)].join('/'));
}

/** URLs in one or several cells, in order; a text holds one or, with a separator, more. */
function addressTexts({ column, columns, expression, separator = ',' }: ImageColumns, source: FieldSource): string[] {
  const single = expression === undefined ? source.cell(column ?? '') : source.computed(expression);
  const cells = columns?.map((name) => source.cell(name)) ?? [single];
  return cells.flatMap((cell) => (Array.isArray(cell) ? cell.map(cellText) : cellText(cell).split(separator)));
}

function fromColumns(car: CarDraft, source: FieldSource, rule: ImageColumns, context: MappingContext): void {
  const all = addressTexts(rule, source)
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const usable = all.flatMap((address) => servedAddress(address, rule.base) ?? []);
  if (usable.length < all.length) {
    context.countBlanked('car_images');
  }
  const thumbnail = rule.thumbnailColumn === undefined ? '' : cellText(source.cell(rule.thumbnailColumn)).trim();
  const primary = servedAddress(thumbnail, rule.base) ?? usable[0];
  car.car_images = usable.map((original) => ({ original, blur_data_url: '' }));
  car.car_primary_image = primary === undefined ? null : { thumbnail_url: primary, blur_data_url: '' };
}

function fromPictureSets(
  car: CarDraft,
  source: FieldSource,
  { rule, mapping }: { rule: PictureSetRule; mapping: FeedMapping },
  context: MappingContext,
): void {
  if (!rule.illustrations) {
    return;
  }
  const body = fieldValue(rule.body, 'text', source, { mapping });
  const pictures =
    body.kind === 'value' ? choosePictures(context.pictureSets, String(body.value), String(car.car_id)) : null;
  if (pictures === null) {
    return;
  }
  car.car_images = pictures.images;
  car.car_primary_image = pictures.primary;
  // Visitors must not take the picture for the car that is for sale.
  car.car_description = context.share(
    [String(car.car_description), rule.note].filter((text) => text !== '').join('\n\n'),
  );
}

/** Fills the pictures of a car as the mapping specifies, if it does. */
export function carPictures(car: CarDraft, source: FieldSource, mapping: FeedMapping, context: MappingContext): void {
  if (mapping.images === undefined) {
    return;
  }
  if ('pictureSets' in mapping.images) {
    fromPictureSets(car, source, { rule: mapping.images.pictureSets, mapping }, context);
  } else {
    fromColumns(car, source, mapping.images, context);
  }
}
