import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { attemptDelivery } from './attemptDelivery.ts';
import type { KindPauses } from './createKindPauses.ts';
import type { Waits } from './createWaits.ts';
import { faultCode } from '../databaseFaults.ts';
import type { ClaimedEntry, Deliver, Outbox } from './Outbox.ts';
import { retryDelay } from './retryDelay.ts';

interface EntryDeliveryOptions {
  outbox: Outbox;
  /** By kind of entry. */
  deliverers: Readonly<Record<string, Deliver>>;
  clock: Clock;
  logger: Logger;
  random: () => number;
  /** Timeout of an attempt. */
  attemptMs: number;
  /** Delay before the result is written again. */
  databaseRetryMs: number;
  waits: Waits;
  pauses: KindPauses;
  /** Aborts the attempts in progress. */
  cut: AbortSignal;
  isStopping: () => boolean;
}

/** Returns the delivery of a claimed entry: one attempt, whose result is recorded and logged. */
export function createEntryDelivery(options: EntryDeliveryOptions): (entry: ClaimedEntry) => Promise<void> {
  const { outbox, deliverers, clock, logger, random, attemptMs, databaseRetryMs, waits, pauses, cut, isStopping } =
    options;

  async function deliver(entry: ClaimedEntry): Promise<void> {
    const { kind, attempts } = entry;
    const facts = { ...toLogFields(entry), kind, attempts };
    const outcome = await attemptDelivery(deliverers[kind], entry, { attemptMs, stop: cut });
    pauses.note(kind, outcome.result === 'failed' && outcome.isUnavailable ? outcome.reason : null);
    const now = clock.now().getTime();
    const giveUpAt = Date.parse(entry.giveUpAt);
    if (outcome.result !== 'failed') {
      const { result, reason } = outcome;
      if (!(await note(entry, () => outbox.end(entry, result, reason)))) return;
      if (result === 'dead') logger.error('outbox.refused', { ...facts, reason });
      else logger.info(`outbox.${result}`, facts);
      return;
    }
    const { reason, retryAfterMs, isUnavailable = false } = outcome;
    // of a server that is down, only a few entries are tried: none is given up
    if (now >= giveUpAt && !isUnavailable) {
      if (await note(entry, () => outbox.end(entry, 'dead', reason))) {
        logger.error('outbox.gaveUp', { ...facts, reason });
      }
      return;
    }
    const retryAt = now + Math.max(retryDelay(attempts, random()), retryAfterMs);
    const dueAt = new Date(isUnavailable ? retryAt : Math.min(retryAt, giveUpAt));
    if (await note(entry, () => outbox.giveBack(entry, dueAt, reason))) {
      const level = pauses.isPaused(kind) ? 'debug' : 'warn';
      logger[level]('outbox.failed', { ...facts, reason, dueAt: dueAt.toISOString() });
    }
  }

  /** Records the result of a delivery while the claim is valid: without it the entry would be sent again. */
  async function note(entry: ClaimedEntry, write: () => Promise<boolean>): Promise<boolean> {
    const { kind, dueAt } = entry;
    for (;;) {
      try {
        const noted = await write();
        if (!noted) logger.warn('outbox.expired', { ...toLogFields(entry), kind });
        return noted;
      } catch (error) {
        if (isStopping() || clock.now().getTime() >= Date.parse(dueAt)) {
          logger.error('outbox.resultNotStored', { ...toLogFields(entry), kind, code: faultCode(error) });
          return false;
        }
        await waits.pause(databaseRetryMs);
      }
    }
  }

  return deliver;
}

const leadPrefix = 'lead:';

/** Ids for a log line. They are the entry's id and, for a lead, the id that "npm run leads" takes. */
function toLogFields({ id, subject }: ClaimedEntry): { id: string; lead?: string } {
  return subject.startsWith(leadPrefix) ? { id, lead: subject.slice(leadPrefix.length) } : { id };
}
