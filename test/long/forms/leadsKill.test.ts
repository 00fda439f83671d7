import { expect, it } from '@jest/globals';
import { personalDataIn } from '../../fixtures/forms/carContactLead.ts';
import { asWritten, sendLeadsThroughKills } from '../../http/forms/leadsThroughKills.ts';
import { sendLeadsToDemo } from '../../fixtures/demo/sendLeadsToDemo.ts';

sendLeadsToDemo();

it('delivers every one of 2,000 acknowledged leads through twenty kills', async () => {
  const { sent, answered, accepted, states, log, ...numbers } = await sendLeadsThroughKills({
    leads: 2000,
    kills: 20,
    lapsed: 'waited',
  });
  process.stdout.write(`${JSON.stringify({ ...numbers, answered: answered.size, accepted: accepted.size })}\n`);
  expect(sent.size).toBe(2000);
  expect(numbers.kills).toBe(20);
  expect(answered.size).toBeGreaterThan(1000);
  expect([...answered].filter((id) => !accepted.has(id))).toEqual([]);
  for (const [id, lead] of accepted) expect(asWritten(lead)).toEqual(asWritten(sent.get(id)));
  expect(states).toEqual({ delivered: accepted.size });
  expect(personalDataIn(log)).toEqual([]);
}, 900_000);

it('delivers every acknowledged lead through three kills with the clock ahead', async () => {
  const run = await sendLeadsThroughKills({ leads: 150, kills: 3, lapsed: 'clockAhead' });
  expect(run.sent.size).toBe(150);
  expect(run.answered.size).toBeGreaterThan(50);
  expect([...run.answered].filter((id) => !run.accepted.has(id))).toEqual([]);
  for (const [id, lead] of run.accepted) expect(asWritten(lead)).toEqual(asWritten(run.sent.get(id)));
  expect(run.states).toEqual({ delivered: run.accepted.size });
  expect(personalDataIn(run.log)).toEqual([]);
}, 120_000);
