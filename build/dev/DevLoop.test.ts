import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BuildFault } from '../../shared/kit/BuildFault.ts';
import { waitUntil } from '../../test/fixtures/waitUntil.ts';
import { DevLoop } from './DevLoop.ts';
import type { Build } from './DevLoop.ts';

const fault = { place: 'client/ui/Button.tsx:3:1', message: 'Unexpected "}"', line: '}' };

/** A build that ends when the test says so. */
class FakeBuild implements Build {
  runs = 0;
  private end: ((faults: BuildFault[]) => void) | null = null;

  constructor(private readonly files: readonly string[]) {}

  reads(file: string): boolean {
    return this.files.includes(file);
  }

  rebuild(): Promise<BuildFault[]> {
    this.runs += 1;
    return new Promise((resolve) => (this.end = resolve));
  }

  async finish(...faults: BuildFault[]): Promise<void> {
    await waitUntil(() => this.end !== null);
    this.end?.(faults);
    this.end = null;
    await turn();
  }
}

let server: FakeBuild;
let browser: FakeBuild;
let styles: FakeBuild;
let done: string[];
let loop: DevLoop;
beforeEach(() => {
  server = new FakeBuild(['shared/money.ts', 'server/app.ts']);
  browser = new FakeBuild(['shared/money.ts', 'client/main.tsx', 'client/ui/Button.css']);
  styles = new FakeBuild([]);
  done = [];
  loop = new DevLoop({
    builds: [server, browser],
    styles,
    isReadAtStart: (file) => file.endsWith('.yaml'),
    restart: () => done.push('restart'),
    runCode: () => done.push('code'),
    swapStyles: () => done.push('styles'),
    showFaults: (faults) => done.push(`faults: ${String(faults.length)}`),
    settleMs: 1,
  });
});

describe('the development loop', () => {
  it('runs code once when a file is part of two builds', async () => {
    loop.change('shared/money.ts');
    await server.finish();
    expect(done).toEqual([]);
    await browser.finish();
    expect(done).toEqual(['faults: 0', 'code']);
  });

  it('builds once for a file that is written in several steps', async () => {
    for (let step = 0; step < 3; step += 1) loop.change('server/app.ts');
    await server.finish();
    expect([server.runs, browser.runs, done.at(-1)]).toEqual([1, 0, 'code']);
  });

  it('swaps style sheets without a build of code', async () => {
    loop.change('client/ui/Button.css');
    await styles.finish();
    expect([server.runs, browser.runs, done.at(-1)]).toEqual([0, 0, 'styles']);
  });

  it('runs code when a style sheet changes along with it', async () => {
    loop.change('client/ui/Button.css');
    loop.change('client/main.tsx');
    await browser.finish();
    expect(done.at(-1)).toBe('code');
  });

  it('restarts the server when code changes along with a file that it reads at its start', async () => {
    loop.change('config/countries/se.yaml');
    loop.change('server/app.ts');
    await server.finish();
    expect(done).toEqual(['faults: 0', 'restart']);
  });

  it('restarts without a build for a file that the server reads at its start', async () => {
    loop.change('config/countries/se.yaml');
    await waitUntil(() => done.length > 0);
    expect([server.runs, browser.runs, done]).toEqual([0, 0, ['restart']]);
  });

  it('builds again when a file changes during a build', async () => {
    loop.change('server/app.ts');
    await waitUntil(() => server.runs === 1);
    loop.change('server/app.ts');
    await server.finish();
    await server.finish();
    expect(done.filter((one) => one === 'code')).toHaveLength(2);
  });

  it('ignores files that nothing reads', async () => {
    loop.change('server/app.test.ts');
    loop.change('config/countries/se.yaml');
    await waitUntil(() => done.length > 0);
    expect(server.runs).toBe(0);
  });
});

describe('a failed build', () => {
  it('leaves the running server as it is', async () => {
    loop.change('shared/money.ts');
    await server.finish(fault);
    await browser.finish(fault);
    expect(done).toEqual(['faults: 1']);
  });

  it('is tried again with the next change of any source file', async () => {
    loop.change('server/app.ts');
    await server.finish(fault);
    loop.change('server/notImportedYet.ts');
    await server.finish();
    expect(done.slice(1)).toEqual(['faults: 0', 'code']);
  });

  it('of style sheets is shown until they are whole', async () => {
    loop.change('client/ui/Button.css');
    await styles.finish(fault);
    loop.change('client/ui/Button.css');
    await styles.finish();
    expect(done).toEqual(['faults: 1', 'faults: 0', 'styles']);
  });

  it('of style sheets holds back new code until they are whole', async () => {
    loop.change('client/ui/Button.css');
    await styles.finish(fault);
    loop.change('server/app.ts');
    await server.finish();
    await styles.finish(fault);
    loop.change('client/ui/Button.css');
    await styles.finish();
    expect(done.slice(2)).toEqual(['faults: 0', 'code']);
  });

  it('holds back new code until the other build is whole too', async () => {
    loop.change('shared/money.ts');
    await server.finish(fault);
    await browser.finish();
    loop.change('client/ui/Button.css');
    await server.finish();
    await browser.finish();
    expect(done.at(-1)).toBe('code');
  });
});
