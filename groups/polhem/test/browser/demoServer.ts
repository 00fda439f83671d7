import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contentWithPages } from '../fixtures/contentWithPages.ts';
import { writeStorySite } from '../fixtures/storyContent.ts';
import { sharedServer } from '../../../../test/browser/sharedParts.ts';
import { startServer } from '../../../../test/browser/startServer.ts';
import type { RunningServer } from '../../../../test/browser/startServer.ts';

export type DemoServer = Pick<RunningServer, 'address'> & { stop(): Promise<unknown> };

/**
 * The built product over the demo content, for tests that leave it as it was: the one that the files of a run share.
 * polhem-bil has three pages more, which no menu names: /blocks-still and /blocks-moving with every section that stands
 * still or moves, and /inbaddat with embedded forms. polhem-trucks is the site of stories of writeStorySite.
 */
export async function demoServer(): Promise<DemoServer> {
  const address = sharedServer();
  return address === undefined ? startDemoServer() : { address, stop: () => Promise.resolve() };
}

/** One more of these servers. */
export async function startDemoServer(): Promise<DemoServer> {
  const content = await contentWithPages('blocks-still', 'blocks-moving', 'embeds');
  const storySite = 'polhem-trucks';
  await rm(join(content.folder, storySite), { recursive: true });
  await writeStorySite(content.folder, storySite);
  const server = await startServer({ CONTENT_DIR: content.folder });
  return { address: server.address, stop: () => server.stop().then(content.remove) };
}
