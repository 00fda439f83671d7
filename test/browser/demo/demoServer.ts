import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contentWithPages } from '../../fixtures/demo/contentWithPages.ts';
import { writeStorySite } from '../../fixtures/demo/storyContent.ts';
import { sharedServer } from '../sharedParts.ts';
import { startServer } from '../startServer.ts';
import type { RunningServer } from '../startServer.ts';

export type DemoServer = Pick<RunningServer, 'address'> & { stop(): Promise<unknown> };

/**
 * Returns the run's shared server over the demo content, for tests that do not change it.
 * polhem-bil has three additional pages outside the menus: /blocks-still and /blocks-moving with every static or
 * moving section, and /inbaddat with embedded forms. polhem-trucks is the story site of writeStorySite.
 */
export async function demoServer(): Promise<DemoServer> {
  const address = sharedServer();
  return address === undefined ? startDemoServer() : { address, stop: () => Promise.resolve() };
}

/** Starts another such server. */
export async function startDemoServer(): Promise<DemoServer> {
  const content = await contentWithPages('blocks-still', 'blocks-moving', 'embeds');
  const storySite = 'polhem-trucks';
  await rm(join(content.folder, storySite), { recursive: true });
  await writeStorySite(content.folder, storySite);
  const server = await startServer({ CONTENT_DIR: content.folder });
  return { address: server.address, stop: () => server.stop().then(content.remove) };
}
