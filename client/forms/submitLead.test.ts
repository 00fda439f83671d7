import { describe, expect, it, jest } from '@jest/globals';
import { carContactLead, personalDataIn } from '../../test/fixtures/forms/carContactLead.ts';
import { collectingLogger } from '../../test/fixtures/contentSites.ts';
import { fakeCatalogue, testStore } from '../../test/fixtures/catalogue/fakeCatalogue.ts';
import { LeadRefusedError } from '../../shared/forms/LeadGateway.ts';
import type { LeadReceipt, LeadSubmission } from '../../shared/forms/LeadTypes.ts';
import { submitLead } from './submitLead.ts';

const receipt: LeadReceipt = { formSubmissionId: 'x', receivedAt: '2026-11-15T12:00:00Z' };

/** Sends a lead whose attempts end in the given order. */
function send(...ends: (LeadReceipt | Error)[]) {
  const { gateways } = fakeCatalogue(0);
  const submitted: LeadSubmission[] = [];
  const leads = {
    submit: (lead: LeadSubmission) => {
      submitted.push(lead);
      const end = ends[submitted.length - 1] ?? new Error('too often');
      return end instanceof Error ? Promise.reject(end) : Promise.resolve(end);
    },
  };
  const logger = collectingLogger();
  const pause = jest.fn((_ms: number) => Promise.resolve());
  const lead = carContactLead();
  const result = testStore({ ...gateways, leads }).dispatch(submitLead(lead, { logger, pause }));
  const events = () => logger.lines.map(({ level, event }) => `${level} ${event}`);
  return { result, submitted, pause, lead, events, logger };
}

describe('submitLead', () => {
  it('is content with the first attempt that succeeds', async () => {
    const { result, submitted, pause, events } = send(receipt);
    expect(await result).toBe(receipt);
    expect(submitted).toHaveLength(1);
    expect(pause).not.toHaveBeenCalled();
    expect(events()).toEqual([]);
  });

  it.each([2, 3])('succeeds at attempt %d under the same id', async (attempts) => {
    const failures = Array.from({ length: attempts - 1 }, () => new Error('away'));
    const { result, submitted, pause, lead, events } = send(...failures, receipt);
    expect(await result).toBe(receipt);
    expect(submitted).toEqual(Array.from({ length: attempts }, () => lead));
    expect(pause.mock.calls).toEqual(failures.map(() => [1000]));
    expect(events()).toEqual(failures.map(() => 'warn leads.attemptFailed'));
  });

  it('gives up after the third attempt', async () => {
    const { result, submitted, pause, events, logger } = send(new Error('1'), new Error('2'), new Error('3'));
    await expect(result).rejects.toThrow('3');
    expect(submitted).toHaveLength(3);
    expect(pause).toHaveBeenCalledTimes(2);
    const warning = 'warn leads.attemptFailed';
    expect(events()).toEqual([warning, warning, warning, 'error FORM_SUBMISSION_FAILED']);
    expect(personalDataIn(JSON.stringify(logger.lines))).toEqual([]);
  });

  it('does not try again what was refused', async () => {
    const { result, submitted, events } = send(new LeadRefusedError('wrong'));
    await expect(result).rejects.toThrow('wrong');
    expect(submitted).toHaveLength(1);
    expect(events()).toEqual([]);
  });
});
