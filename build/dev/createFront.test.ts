import { once } from 'node:events';
import { request as send } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeProcess } from '../../test/fixtures/dev/FakeProcess.ts';
import { waitUntil } from '../../test/fixtures/waitUntil.ts';
import { createFront } from './createFront.ts';
import { DevServer } from './DevServer.ts';
import type { ServerProcess } from './DevServer.ts';
import { ReloadStream } from './ReloadStream.ts';

let processes: FakeProcess[];
let front: Server;
let pages: ReloadStream;
let server: DevServer;

async function open(isInspected = false): Promise<void> {
  server = new DevServer({
    isInspected,
    start: () => {
      const process = new FakeProcess(processes.length + 1);
      processes.push(process);
      return process as unknown as ServerProcess;
    },
    onServed: () => pages.reload(),
  });
  front = createFront({ server, pages }).listen(0, '127.0.0.1');
  await once(front, 'listening');
}

const started = async (number: number): Promise<FakeProcess> => {
  await waitUntil(() => processes.length === number);
  return processes[number - 1] as FakeProcess;
};

async function request(path = '/', method = 'GET'): Promise<IncomingMessage> {
  const { port } = front.address() as AddressInfo;
  const sent = send({ port, path, method, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}
const bodyOf = async (response: Promise<IncomingMessage>): Promise<string> => text(await response);

beforeEach(() => {
  processes = [];
  pages = new ReloadStream();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  front.close();
  front.closeAllConnections();
  for (const process of processes) process.exit();
});

describe('requests during a restart', () => {
  it('wait until the first process listens', async () => {
    await open();
    server.restart();
    const response = bodyOf(request());
    await (await started(1)).listen();
    expect(await response).toBe('process 1');
  });

  it('are answered by the new process', async () => {
    await open();
    server.restart();
    await (await started(1)).listen();
    expect(await bodyOf(request())).toBe('process 1');
    server.restart();
    const responses = [1, 2, 3].map(() => bodyOf(request()));
    await (await started(2)).listen();
    expect(await Promise.all(responses)).toEqual(['process 2', 'process 2', 'process 2']);
  });

  it('that the old process has are finished by it', async () => {
    await open();
    server.restart();
    const first = await started(1);
    await first.listen();
    const slow = bodyOf(request('/slow'));
    await waitUntil(() => first.held.length === 1);
    server.restart();
    await (await started(2)).listen();
    expect(first.killed).toEqual(['SIGTERM']);
    first.held.forEach((answer) => answer());
    expect(await slow).toBe('process 1');
  });

  it('are sent again when the old process ends over them', async () => {
    await open();
    server.restart();
    const first = await started(1);
    await first.listen();
    const cut = bodyOf(request('/slow'));
    await waitUntil(() => first.held.length === 1);
    server.restart();
    first.exit();
    const second = await started(2);
    await second.listen();
    await waitUntil(() => second.held.length === 1);
    second.held.forEach((answer) => answer());
    expect(await cut).toBe('process 2');
  });

  it('are not sent again when they may have changed something', async () => {
    await open();
    server.restart();
    const first = await started(1);
    await first.listen();
    const cut = request('/slow', 'POST');
    await waitUntil(() => first.held.length === 1);
    server.restart();
    first.exit();
    await (await started(2)).listen();
    expect((await cut).statusCode).toBe(503);
  });

  it('wait for the newest of several restarts', async () => {
    await open();
    server.restart();
    const first = await started(1);
    server.restart();
    const second = await started(2);
    const response = bodyOf(request());
    await first.listen(); // too late: it was replaced while it started
    await second.listen();
    expect(await response).toBe('process 2');
  });

  it('find one process for restarts in the same turn', async () => {
    await open();
    server.restart();
    server.restart();
    await (await started(1)).listen();
    expect(await bodyOf(request())).toBe('process 1');
    expect(processes).toHaveLength(1);
  });
});

describe('requests while the server replaces its pages', () => {
  it('wait for the new ones', async () => {
    await open();
    server.restart();
    const process = await started(1);
    await process.listen();
    const before = pages.version;
    server.replacePages();
    const response = request();
    process.replaced(1);
    expect((await response).headers['server-timing']).toBe(`version;desc="${pages.version}"`);
    expect([process.asked, process.killed, pages.version === before]).toEqual([[1], [], false]);
  });

  it('wait for those of the last build', async () => {
    await open();
    server.restart();
    const process = await started(1);
    await process.listen();
    server.replacePages();
    server.replacePages();
    const before = pages.version;
    process.replaced(1);
    expect(pages.version).toBe(before);
    const response = bodyOf(request());
    process.replaced(2);
    expect(await response).toBe('process 1');
  });

  it('find another process when this one does not listen yet', async () => {
    await open();
    server.restart();
    const process = await started(1);
    server.replacePages();
    await (await started(2)).listen();
    expect(await bodyOf(request())).toBe('process 2');
    expect(process.killed).toEqual(['SIGTERM']);
  });

  it('are answered with the reason when it ends over them', async () => {
    await open();
    server.restart();
    const process = await started(1);
    await process.listen();
    server.replacePages();
    const response = request();
    process.exit(1);
    expect((await response).statusCode).toBe(503);
  });
});

describe('a process with an inspector', () => {
  it('starts when the one before has left the port of the inspector', async () => {
    await open(true);
    server.restart();
    const first = await started(1);
    await first.listen();
    server.restart();
    await waitUntil(() => first.killed.length === 1);
    expect(processes).toHaveLength(1);
    first.exit();
    await (await started(2)).listen();
    expect(await bodyOf(request())).toBe('process 2');
  });
});

describe('a server that has stopped', () => {
  it('answers with the reason', async () => {
    await open();
    server.restart();
    (await started(1)).exit(1);
    const response = await request();
    expect([response.statusCode, response.headers['refresh']]).toEqual([503, '1']);
    expect(await text(response)).toContain('The server has stopped (1)');
  });

  it('serves again after the next restart', async () => {
    await open();
    server.restart();
    (await started(1)).exit(1);
    server.restart();
    await (await started(2)).listen();
    expect(await bodyOf(request())).toBe('process 2');
  });
});

describe('the event stream of open pages', () => {
  /** Reads the stream until a text is there. */
  async function reader(): Promise<(wanted: string) => Promise<string>> {
    const stream = (await request('/_dev/reload')).setEncoding('utf8');
    let received = '';
    stream.on('data', (part: string) => (received += part));
    return async (wanted) => {
      await waitUntil(() => received.includes(wanted));
      return received;
    };
  }

  it('stays open while the server restarts', async () => {
    await open();
    const received = await reader();
    const before = pages.version;
    server.restart();
    await (await started(1)).listen();
    expect(await received(pages.version)).toContain(`event: version\ndata: ${before}\n\nevent: version`);
  });

  it('has the version that a page brings in a header', async () => {
    await open();
    server.restart();
    await (await started(1)).listen();
    const { headers } = await request();
    expect(headers['server-timing']).toBe(`version;desc="${pages.version}"`);
  });

  it('reports a change of content', async () => {
    await open();
    server.restart();
    const process = await started(1);
    await process.listen();
    const received = await reader();
    process.emit('message', { content: 'changed' });
    expect(await received(pages.version)).toContain('event: version');
  });

  it('shows the faults of a build to pages that are opened later', async () => {
    await open();
    pages.showFaults([{ place: 'client/ui/Button.tsx:3:1', message: 'Unexpected "}"', line: '}' }]);
    const received = await reader();
    expect(await received('event: faults')).toContain('Button.tsx:3:1');
  });
});
