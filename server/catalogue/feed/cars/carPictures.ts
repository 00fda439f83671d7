import type { CarDraft } from './carFields.ts';
import type { FeedMapping, ImageColumns, PictureSetRule } from '../mapping/FeedMappingTypes.ts';
import { loggableValue } from '../mapping/loggableValue.ts';
import { changeText } from '../rules/changeText.ts';
import { cellText, fieldValue } from '../rules/fieldValue.ts';
import type { FieldSource } from '../rules/fieldValue.ts';
import type { MappingContext } from '../mapping/MappingContext.ts';
import { choosePictures } from './pictureSets.ts';
import { photoAddress } from './photoAddress.ts';
import { splitAddresses } from './splitAddresses.ts';
import { withoutCrops } from './withoutCrops.ts';

/** Mapping and context of a car's pictures, and the line of its row. */
interface PictureScope {
  mapping: FeedMapping;
  context: MappingContext;
  line: number;
}

/** URLs in one or several cells, in order; a text holds one or, with a separator, more. */
function addressTexts({ column, columns, expression, separator }: ImageColumns, source: FieldSource): string[] {
  const single = expression === undefined ? source.cell(column ?? '') : source.computed(expression);
  const cells = columns?.map((name) => source.cell(name)) ?? [single];
  return cells.flatMap((cell) =>
    Array.isArray(cell) ? cell.map(cellText) : splitAddresses(cellText(cell), separator),
  );
}

const quotes = /^["'<\s]+|["'>\s]+$/g;

function reportAddress(
  value: string,
  { fault, cure }: { fault: string; cure: string },
  { mapping: { images }, context, line }: PictureScope,
): void {
  const column = images && 'column' in images ? ` (column ${images.column})` : '';
  const shown = loggableValue(value);
  context.countBlanked('car_images', {
    reason: `car_images has a photo that ${fault}${column}`,
    ...(shown === undefined ? {} : { value: shown }),
    cure,
    line,
  });
}

function fromColumns(car: CarDraft, source: FieldSource, rule: ImageColumns, scope: PictureScope): void {
  const usable: string[] = [];
  const reported = new Set<string>();
  const serve = (text: string): string | undefined => {
    const { replace } = rule;
    const result = photoAddress(replace ? changeText(text, { replace }) : text, rule.base);
    if ('address' in result) return result.address;
    // one finding of each kind per car
    if (!reported.has(result.fault)) reportAddress(text, result, scope);
    reported.add(result.fault);
    return undefined;
  };
  for (const text of addressTexts(rule, source)) {
    const trimmed = text.replace(quotes, '');
    const address = trimmed === '' ? undefined : serve(trimmed);
    if (address !== undefined) usable.push(address);
  }
  const photos = withoutCrops(usable);
  const thumbnail = rule.thumbnailColumn === undefined ? '' : cellText(source.cell(rule.thumbnailColumn)).trim();
  const primary = (thumbnail === '' ? undefined : serve(thumbnail)) ?? photos[0];
  car.car_images = photos.map((original) => ({ original, blur_data_url: '' }));
  car.car_primary_image = primary === undefined ? null : { thumbnail_url: primary, blur_data_url: '' };
}

function fromPictureSets(
  car: CarDraft,
  source: FieldSource,
  rule: PictureSetRule,
  { mapping, context }: PictureScope,
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
export function carPictures(car: CarDraft, source: FieldSource, scope: PictureScope): void {
  const { images } = scope.mapping;
  if (images === undefined) {
    return;
  }
  if ('pictureSets' in images) {
    fromPictureSets(car, source, images.pictureSets, scope);
  } else {
    fromColumns(car, source, images, scope);
  }
}
