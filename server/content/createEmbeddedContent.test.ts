import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { collectingLogger, contentFixture, fixtureSite } from '../../test/fixtures/contentSites.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { createEmbeddedContent } from './createEmbeddedContent.ts';

it('takes changed files in while it watches, and keeps the old content when they are wrong', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(contentFixture, folder, { recursive: true });
  const waiting = new Map<string, () => void>();
  const tell = (event: string): void => waiting.get(event)?.();
  const told = (event: string) => new Promise<void>((resolve) => waiting.set(event, resolve));
  const logger: Logger = { debug: tell, info: tell, warn: tell, error: tell };
  const { gateway, stop } = await createEmbeddedContent({ folder, sites: [fixtureSite], logger, watch: true });
  const file = join(folder, 'hamnbilar/pages/service.sv.yaml');
  const nameNow = async () => {
    const { route } = await gateway.layout({ site: 'hamnbilar', language: 'sv', path: '/service' });
    return route?.displayName;
  };
  try {
    expect(await nameNow()).toBe('Service');
    const reloaded = told('content.reloaded');
    await writeFile(file, 'title: Serva\n');
    await reloaded;
    expect(await nameNow()).toBe('Serva');
    const refused = told('content.reloadFailed');
    await writeFile(file, 'titel: Serva\n');
    await refused;
    expect(await nameNow()).toBe('Serva');
  } finally {
    stop();
    await rm(folder, { recursive: true });
  }
});

it('shows pictures without their blurred stand-in when its file is spoilt, and says why', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(contentFixture, folder, { recursive: true });
  await mkdir(join(folder, 'media'), { recursive: true });
  await writeFile(join(folder, 'media/media.json'), '{"scenes": {"coast": {"width": "wide"');
  await writeFile(join(folder, 'media/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const logger = collectingLogger();
  const { gateway, stop } = await createEmbeddedContent({ folder, sites: [fixtureSite], logger, watch: false });
  try {
    const { route } = await gateway.layout({ site: 'hamnbilar', language: 'sv', path: '/' });
    expect(route?.placeholders['headless-main']?.length).toBeGreaterThan(0);
    expect(logger.lines).toContainEqual(expect.objectContaining({ level: 'warn', event: 'content.picturesWithoutBlur' }));
  } finally {
    stop();
    await rm(folder, { recursive: true });
  }
});
