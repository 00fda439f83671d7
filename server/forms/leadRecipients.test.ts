import { describe, expect, it } from '@jest/globals';
import { addressCatalogue } from '../../test/fixtures/catalogue/addressCatalogue.ts';
import { collectingLogger } from '../../test/fixtures/contentSites.ts';
import { createLeadRecipients } from './leadRecipients.ts';

function setUp() {
  const catalogue = addressCatalogue();
  const logger = collectingLogger();
  let now = Date.parse('2026-11-21T12:00:00Z');
  return {
    catalogue,
    logger,
    later: (ms: number) => (now += ms),
    recipients: createLeadRecipients({ catalogue, logger, now: () => now, maxWaitMs: 20 }),
  };
}

describe('leadRecipients', () => {
  it.each([
    ['a dealer', 'uppsala@harbour.example'],
    ['a department', 'nya-bilar.uppsala@harbour.example'],
    ['somebody who works there', 'ebba.nyman@harbour.example'],
    ["the car's seller", 'sven.saljare@harbour.example'],
    ['anyone of them in other letters', ' EBBA.Nyman@Harbour.Example '],
  ])('takes the address of %s', async (_whose, address) => {
    const { recipients } = setUp();
    expect(await recipients.check('harbour-bil', address, '410658')).toMatchObject({ names: [expect.anything()] });
  });

  it.each([
    ['the dealer', 'uppsala@harbour.example', ['Harbour Bil Uppsala'], []],
    ['a department', 'nya-bilar.uppsala@harbour.example', ['Nya bilar'], ['uppsala@harbour.example']],
    [
      'an employee',
      'ebba.nyman@harbour.example',
      ['N N'],
      ['nya-bilar.uppsala@harbour.example', 'uppsala@harbour.example'],
    ],
    ['a seller who is not an employee', 'sven.saljare@harbour.example', ['Sven Säljare'], []],
  ])('knows name and nearest other addresses of %s', async (_whose, address, names, fallbacks) => {
    const { recipients } = setUp();
    expect(await recipients.check('harbour-bil', address, '410658')).toMatchObject({ names, fallbacks });
  });

  it.each([
    ['a stranger', 'someone@else.example', '410658'],
    ["another car's seller", 'sven.saljare@harbour.example', '1'],
    ['another site', 'dealer@harbour-motors-uk.example', '410658'],
    ['nobody', '', ''],
  ])('refuses the address of %s', async (_whose, address, carId) => {
    const { recipients } = setUp();
    expect(await recipients.check('harbour-bil', address, carId)).toBe('stranger');
  });

  it('keeps what it has read for five minutes', async () => {
    const { recipients, catalogue, later } = setUp();
    const ask = () => recipients.check('harbour-bil', 'uppsala@harbour.example', '410658');
    await Promise.all([ask(), ask()]);
    later(299_000);
    await ask();
    expect(catalogue.asked).toEqual({ dealers: 1, cars: 0 });
    later(2000);
    await ask();
    expect(catalogue.asked.dealers).toBe(2);
  });

  it('reads again for an unknown address at most twice a minute', async () => {
    const { recipients, catalogue, later } = setUp();
    const ask = () => recipients.check('harbour-bil', 'new@harbour.example', '1');
    expect(await ask()).toBe('stranger');
    expect(await ask()).toBe('stranger');
    expect(catalogue.asked.dealers).toBe(1);
    catalogue.hire('new@harbour.example');
    later(31_000);
    expect(await ask()).toMatchObject({ names: [expect.anything()] });
  });

  it.each(['error', 'throws', 'hangs'] as const)('does not know when the catalogue is silent: %s', async (how) => {
    const { recipients, catalogue, logger } = setUp();
    catalogue.fallSilent(how);
    const ask = () => recipients.check('harbour-bil', 'uppsala@harbour.example', '410658');
    expect(await ask()).toBe('unknown');
    expect(logger.lines).toMatchObject([{ event: 'leads.recipientUnchecked', facts: { site: 'harbour-bil' } }]);
    expect(JSON.stringify(logger.lines)).not.toContain('uppsala@');
    catalogue.fallSilent(null);
    expect(await ask()).toMatchObject({ names: [expect.anything()] });
  });
});
