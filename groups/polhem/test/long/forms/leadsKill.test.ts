import { expect, it } from '@jest/globals';
import { personalDataIn } from '../../../../../test/fixtures/forms/carContactLead.ts';
import { asWritten, sendLeadsThroughKills } from '../../http/forms/leadsThroughKills.ts';

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
