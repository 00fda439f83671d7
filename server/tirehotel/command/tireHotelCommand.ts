import type { Clock } from '../../../shared/kit/Clock.ts';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import { tireRegNo } from '../../../shared/tirehotel/tireHotelRules.ts';
import { createSharedLimits } from '../../storage/sharedLimits.ts';
import type { Count, Forgotten } from '../../storage/sharedLimits.ts';
import type { Storage } from '../../storage/Storage.ts';
import { storedSecret } from '../../storage/storedSecret.ts';
import type { FoundAgreement } from '../TireHotelBackend.ts';
import { buildCounts, countSecretName, limitName, tireHotelLimits } from '../tireHotelLimits.ts';
import { tireHotelUsage } from './tireHotelArguments.ts';
import type { TireHotelArguments } from './tireHotelArguments.ts';

export interface TireHotelCommandOptions {
  storage: Storage;
  /** Search of the servers' back end; rejects with TireHotelError. */
  search: (regNo: string) => Promise<AgreementSubjects>;
  clock: Clock;
  /** Prints a text for the operator. */
  say: (text: string) => void;
}

/** Subjects of the counters of an agreement's registration number and phone. */
export type AgreementSubjects = Pick<FoundAgreement, 'regNo' | 'phoneToken'>;

/** The command cannot be carried out; the message has the reason. */
export class TireHotelCommandError extends Error {
  override readonly name = 'TireHotelCommandError';
}

/**
 * Runs the command; servers on the same database may keep running and see the counters at once.
 * It does not reveal the owner of a registration number. Throws TireHotelCommandError.
 */
export async function runTireHotelCommand(args: TireHotelArguments, options: TireHotelCommandOptions): Promise<void> {
  const { storage, search, clock, say } = options;
  if (args.command === 'help') {
    say(tireHotelUsage);
    return;
  }
  const subjects = await findSubjects(args.regNo, search);
  const agreement = typeof subjects === 'string' ? null : subjects;
  // a service may spell the registration number differently
  const plates = new Set([args.regNo, ...(agreement ? [tireRegNo(agreement.regNo)] : [])]);
  const counts = [
    ...[...plates].flatMap((plate) => countsFor('plate', plate)),
    ...(agreement ? countsFor('phone', agreement.phoneToken) : []),
  ];
  const secret = await storedSecret(storage, countSecretName);
  const limits = createSharedLimits({ storage, secret: () => secret, clock });
  const forgotten = await limits.forget(counts);
  if (subjects === 'noAgreement' && forgotten.length === 0) {
    throw new TireHotelCommandError('There is no agreement for this plate; nothing was changed.');
  }
  const wasLocked = forgotten.some(({ wasReached }) => wasReached);
  const otherwise = wasLocked ? '' : otherLimitsText;
  say(
    `${forgottenText(forgotten)} It was ${wasLocked ? '' : 'not '}locked.\n${agreement ? otherwise : phoneUnknownText}`,
  );
}

const otherLimitsText = 'A visitor can still be refused because of the limits of their network or of all visitors.\n';
const phoneUnknownText =
  'The phone is not known here: its limits stay, and may keep the plate locked for up to 7 days.\n';

async function findSubjects(
  regNo: string,
  search: TireHotelCommandOptions['search'],
): Promise<AgreementSubjects | 'noAgreement' | 'unknown'> {
  try {
    return await search(regNo);
  } catch (error) {
    // counters by registration number are reset even when a service does not respond
    if (!(error instanceof TireHotelError)) throw error;
    return error.code === 'NoAgreement' ? 'noAgreement' : 'unknown';
  }
}

const things = { wrongTries: ['wrong try', 'wrong tries'], codes: ['code sent', 'codes sent'] } as const;

function countsFor(by: 'plate' | 'phone', subject: string): Count[] {
  return [
    ...buildCounts(tireHotelLimits, 'wrongTries', by, subject),
    ...buildCounts(tireHotelLimits, 'codes', by, subject),
  ];
}

/** "Forgotten: 9 wrong tries (plate), 9 wrong tries (phone), 2 codes sent (plate), …" */
function forgottenText(forgotten: readonly Forgotten[]): string {
  if (forgotten.length === 0) return 'Nothing was counted.';
  const parts = (['wrongTries', 'codes'] as const).flatMap((what) =>
    (['plate', 'phone'] as const).flatMap((by) => {
      // codes are counted by hour and by day
      const most = Math.max(0, ...forgotten.filter(({ name }) => name === limitName(what, by)).map(({ used }) => used));
      return most > 0 ? [`${String(most)} ${things[what][most === 1 ? 0 : 1]} (${by})`] : [];
    }),
  );
  return `Forgotten: ${parts.join(', ')}.`;
}
