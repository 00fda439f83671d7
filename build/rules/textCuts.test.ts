import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { filesUnder } from './filesUnder.ts';

/*
 * `slice` cuts emoji in half. Half a surrogate pair makes encodeURIComponent throw and is shown as a replacement
 * character. Cut texts with cutText, and encode them for a URL with encodeUriPart. Bounds of texts are named
 * `…Characters` or `…Length`.
 */

const cut =
  /\.(?:slice|substring|substr)\(\s*0,\s*(?:\w*(?:Characters|Length|Septets)\b[^)]*|\d+ \* \w+|[2-9]\d|\d{3,})\)/;
/** Ends of a digest have no emoji. */
const digest = /(?:digest\([^)]*\)|^const shortHash.*)\s*\.slice/;

/** Files that may cut otherwise, and why. */
const reasons: Record<string, string> = {
  'client/app/pageStart.ts': 'sent as JSON, in a script of few bytes',
  'client/catalogue/car/gallery/Gallery.tsx': 'cuts a list',
  'client/site/failures/reportFailure.ts': 'a path of an address, which is ASCII',
  'client/ui/messages/tooltipText.ts': 'cuts code points',
  'server/catalogue/feed/formats/checkFeedFormat.ts': 'compared, never shown',
  'server/catalogue/feed/formats/readXmlRows.ts': 'cuts a list',
  'server/catalogue/propose/feedSample.ts': 'searched for control characters, never shown',
  'server/catalogue/limitFields.ts': 'cuts a list',
  'server/http/api/validate.ts': 'cuts a list',
  'server/kit/detectDelimiter.ts': 'cuts a list',
  'server/pictures/PictureCache.ts': 'a name of our own',
  'shared/forms/leadReference.ts': 'a UUID',
  'shared/kit/text/cutText.ts': 'the function itself',
  'shared/tirehotel/tireHotelRules.ts': 'digits',
};

const files = filesUnder('client', 'config', 'server', 'shared').filter((file) => /(?<!\.test)\.tsx?$/.test(file));
const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n');

it('texts are cut by cutText', () => {
  const cutting = files.filter((file) => linesOf(file).some((line) => cut.test(line) && !digest.test(line)));
  expect(cutting.filter((file) => reasons[file] === undefined)).toEqual([]);
  expect(Object.keys(reasons).filter((file) => !cutting.includes(file) && !file.endsWith('/cutText.ts'))).toEqual([]);
});

it('texts are encoded by encodeUriPart', () => {
  const encoding = files.filter((file) => linesOf(file).some((line) => /(?<!\* .*)encodeURIComponent\(/.test(line)));
  expect(encoding).toEqual(['shared/kit/text/encodeUriPart.ts']);
});
