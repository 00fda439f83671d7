import { expect, it } from '@jest/globals';
import { personalDataIn } from '../../../../../test/fixtures/forms/carContactLead.ts';
import { asWritten, sendLeadsThroughKills } from './leadsThroughKills.ts';

it('delivers every acknowledged lead through three kills', async () => {
  const run = await sendLeadsThroughKills({ leads: 150, kills: 3, lapsed: 'clockAhead' });
  expect(run.sent.size).toBe(150);
  expect(run.answered.size).toBeGreaterThan(50);
  expect([...run.answered].filter((id) => !run.accepted.has(id))).toEqual([]);
  for (const [id, lead] of run.accepted) expect(asWritten(lead)).toEqual(asWritten(run.sent.get(id)));
  expect(run.states).toEqual({ delivered: run.accepted.size });
  expect(personalDataIn(run.log)).toEqual([]);
}, 120_000);
