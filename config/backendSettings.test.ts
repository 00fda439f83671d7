import { describe, expect, it } from '@jest/globals';
import { harbourGroup, harbourSite } from '../test/fixtures/harbourSites.ts';
import { backendSettings } from './backendSettings.ts';
import { readEnv } from './env.ts';

describe('senders of messages', () => {
  const group = { name: 'Bjørn & Åse Bil AS', defaultSite: harbourSite('harbour-bil') };

  it('are named after the group', () => {
    const { smtp, sms } = backendSettings(readEnv({}), group);
    expect(smtp.from).toBe('web@harbour-bil.example');
    expect(sms.from).toBe('Bjorn Ase B');
  });

  it('are those of the environment where it names them', () => {
    const env = readEnv({ MAIL_FROM: 'post@fjordbil.example', SMS_FROM: 'Fjord Bil' });
    const { smtp, sms } = backendSettings(env, harbourGroup);
    expect([smtp.from, sms.from]).toEqual(['post@fjordbil.example', 'Fjord Bil']);
  });
});
