import type { StockCheck } from '../../server/catalogue/check/StockCheck.ts';
import { energyGapsText, judgeStock } from '../../server/catalogue/check/judgeStock.ts';
import { findingText } from '../../server/catalogue/feed/FeedFindings.ts';
import { pictureHostEntry } from '../../shared/kit/pictureOrigin.ts';
import { fault, warning } from './CheckFinding.ts';
import type { CheckFinding } from './CheckFinding.ts';

const details = 'See all of them: npm run stock -- check, docs/feeds.md.';

/**
 * Returns the findings of a stock check, judged as by its command.
 * Faults are a feed that would be refused, and essential fields that few cars have or whose values are implausible.
 * @param hosts hosts whose photos pages show
 */
export function stockFindings(check: StockCheck, hosts: readonly string[]): CheckFinding[] {
  const { findings, refusal, unknownValues, pictureHosts, missingPhotos, energyLabels, betterLanguage } = check;
  const found: CheckFinding[] = [];
  if (refusal !== null) found.push(fault('stock', refusal, 'See docs/feeds.md.'));
  for (const { field, text, cure, isFault } of judgeStock(check, { pictureHosts: hosts }).essentials) {
    found.push((isFault ? fault : warning)('stock', `${field} ${text}`, cure ?? details));
  }
  if (betterLanguage) {
    const { language, better } = betterLanguage;
    const cure = `Write "language": "${better}" into the mapping.`;
    found.push(warning('stock', `The feed's values are in ${better}, not in ${language}.`, cure));
  }
  for (const problem of [...(findings?.report.problems ?? []), ...(findings?.blanked ?? [])]) {
    found.push(warning('stock', findingText(problem), details));
  }
  if (findings?.encoding) found.push(warning('stock', 'Characters are damaged.', findings.encoding.cure));
  if (unknownValues.length > 0) {
    const named = unknownValues.slice(0, 5).map(({ facet, value }) => `${facet} "${value}"`);
    const what = `${String(unknownValues.length)} values have no label in the site's languages: ${named.join(', ')}`;
    found.push(warning('stock', what, 'Translate them with valueMap: docs/vocabularies.md.'));
  }
  for (const { host, photos } of pictureHosts) {
    if (host === '' || hosts.includes(host)) continue;
    const what = `${String(photos)} photos of ${host} are not shown`;
    found.push(warning('stock', what, `Add ${pictureHostEntry(host)} to PICTURE_HOSTS.`));
  }
  if (missingPhotos) {
    const what = `${String(missingPhotos.photos)} photos are missing: ${missingPhotos.examples.join(', ')}`;
    found.push(warning('stock', what, 'Copy them there, or correct stock.photos in group.yaml.'));
  }
  if (energyLabels) found.push(warning('stock', energyGapsText(energyLabels), 'Map these fields: docs/feeds.md.'));
  return found;
}
