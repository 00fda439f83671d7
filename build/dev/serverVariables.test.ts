import { expect, it } from '@jest/globals';
import { admissionSettings } from '../../config/admissionSettings.ts';
import { readEnv } from '../../config/env.ts';
import { createAdmission } from '../../server/http/overload/createAdmission.ts';
import { silentLogger } from '../../test/fixtures/silentLogger.ts';
import { serverVariables } from './serverVariables.ts';

it('the server under development admits all requests that have waited for its restart', async () => {
  const admission = createAdmission({ ...admissionSettings(readEnv(serverVariables({}))), logger: silentLogger });
  const entered = Array.from({ length: 200 }, () => admission.enter('page'));
  expect(admission.refusal('page')).toBeNull();
  await Promise.all(entered);
  admission.stop();
});

it('a developer can change the limits of the server under development', () => {
  expect(serverVariables({ RENDER_CONCURRENCY: '2' })['RENDER_CONCURRENCY']).toBe('2');
});
