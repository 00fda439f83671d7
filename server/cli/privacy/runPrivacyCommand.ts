import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { Storage } from '../../storage/Storage.ts';
import { createPersonMatch } from './createPersonMatch.ts';
import type { PersonQuery } from './createPersonMatch.ts';
import { erasePersonalRecords } from './erasePersonalRecords.ts';
import { findPersonalRecords } from './findPersonalRecords.ts';
import type { PersonalRecord } from './PersonalRecord.ts';
import { privacyUsage } from './privacyArguments.ts';
import type { PrivacyArguments } from './privacyArguments.ts';

export interface PrivacyCommandOptions {
  storage: Storage;
  sites: readonly { name: string; country: string }[];
  clock: Clock;
  logger: Logger;
  /** Prints a text for the operator. */
  say: (text: string) => void;
  /** Writes the export to a file, or to standard output when `out` is null. */
  writeExport: (text: string, out: string | null) => Promise<void>;
}

/** Version of the export's structure; docs/privacy.md describes it. */
const exportVersion = 1;

/** Runs the command; servers on the same database may keep running. */
export async function runPrivacyCommand(args: PrivacyArguments, options: PrivacyCommandOptions): Promise<void> {
  const { storage, clock, logger, say, writeExport } = options;
  switch (args.command) {
    case 'help':
      say(privacyUsage);
      return;
    case 'find':
      say(listText(await findRecords(args.person, options)));
      return;
    case 'export': {
      const records = await findRecords(args.person, options, true);
      const content = {
        version: exportVersion,
        createdAt: clock.now().toISOString(),
        person: args.person,
        records: records.map(({ keptAs: _keptAs, ...record }) => record),
      };
      await writeExport(`${JSON.stringify(content, null, 2)}\n`, args.out);
      logger.info('privacy.exported', countStores(records));
      if (args.out !== null) say(`${countText(records)} written to ${args.out}.\n`);
      return;
    }
    case 'erase': {
      const records = await findRecords(args.person, options);
      const isErased = ({ keptAs }: PersonalRecord): boolean =>
        keptAs === null || (keptAs === 'openBooking' && args.withBookings);
      const erased = records.filter(isErased);
      const kept = records.filter((record) => !isErased(record));
      if (args.isConfirmed) {
        await erasePersonalRecords(storage, erased);
        logger.info('privacy.erased', countStores(erased));
      }
      const next = args.isConfirmed ? '' : 'Nothing was changed. Add --yes to erase.\n';
      say(`${args.isConfirmed ? 'Erased' : 'To erase'}: ${countText(erased)}.\n${keptText(kept)}${next}${elsewhere}`);
      return;
    }
  }
}

const elsewhere = 'Not covered: backups, sent mails, and systems behind the website (docs/privacy.md).\n';

function findRecords(
  person: PersonQuery,
  { storage, sites, clock }: PrivacyCommandOptions,
  withPhotos = false,
): Promise<PersonalRecord[]> {
  const countries = [...new Set(sites.map(({ country }) => country))];
  return findPersonalRecords({
    storage,
    matches: createPersonMatch(person, countries),
    countryOf: (site) => sites.find(({ name }) => name === site)?.country ?? '',
    now: clock.now(),
    withPhotos,
  });
}

/** Excludes all data of the person. */
function listText(records: readonly PersonalRecord[]): string {
  if (records.length === 0) return `No records.\n${elsewhere}`;
  const lines = records.map(({ store, id, site, createdAt, matchedBy, keptAs }) => {
    const shownId = store === 'tire_codes' || store === 'tire_vehicles' ? '-' : id;
    const why = matchedBy.length > 0 ? `by ${matchedBy.join(', ')}` : 'belongs to one of these';
    const kept = { openBooking: 'booking ahead', agreement: 'agreement from a file' };
    return [store, shownId, site, createdAt.slice(0, 10), why, keptAs === null ? '' : kept[keptAs]]
      .filter(Boolean)
      .join('  ');
  });
  return `${lines.join('\n')}\nIn all: ${countText(records)}.\n${elsewhere}`;
}

function countStores(records: readonly PersonalRecord[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { store } of records) counts[store] = (counts[store] ?? 0) + 1;
  return counts;
}

function countText(records: readonly PersonalRecord[]): string {
  const counts = Object.entries(countStores(records)).map(([store, count]) => `${String(count)} ${store}`);
  return counts.join(', ') || 'no records';
}

function keptText(records: readonly PersonalRecord[]): string {
  const count = (keptAs: PersonalRecord['keptAs']): number =>
    records.filter((record) => record.keptAs === keptAs).length;
  const [bookings, agreements] = [count('openBooking'), count('agreement')];
  return [
    bookings > 0
      ? `Kept: ${String(bookings)} of a booking ahead, with its messages. Cancel it first, or add --with-bookings.\n`
      : '',
    agreements > 0
      ? `Kept: ${String(agreements)} of an agreement. Remove it from tirehotel/agreements.yaml; the next start deletes it.\n`
      : '',
  ].join('');
}
