import { stockPhotoPath } from '../../../shared/kit/pictureWidths.ts';
import { isPictureFiles, photoSeparator } from './columns/pictureTexts.ts';
import type { Column } from './profileColumns.ts';

/** Proposes the rule of photos in one or several columns. */
export function proposeImages(columns: readonly Column[]): Record<string, unknown> {
  const [first] = columns;
  // file names are assumed to be in the folder of stock.photos
  const base = columns.every(({ texts }) => isPictureFiles(texts)) ? { base: `${stockPhotoPath}/` } : {};
  const separator = photoSeparator(columns.flatMap(({ texts }) => texts));
  const separated = separator === null || separator === ',' || first?.isList === true ? {} : { separator };
  if (columns.length > 1) return { columns: columns.map(({ path }) => path), ...separated, ...base };
  return { column: first?.path, ...separated, ...base };
}
