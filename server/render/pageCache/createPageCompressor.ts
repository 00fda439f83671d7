import { performance } from 'node:perf_hooks';
import type { CachedPage } from './CachedPage.ts';
import type { PageEncoding } from './acceptedEncoding.ts';
import { compressPage } from './pageCodecs.ts';
import type { CompressedEncoding } from './pageCodecs.ts';

/** Only pages that were sent again get the best compression, one at a time. */
const minHits = 2;
const maxWaiting = 1000;

/** The process counts as idle while its event loop utilisation is below this share. */
const idleShare = 0.3;
const checkIntervalMs = 200;

export interface PageCompressorOptions {
  /** Called when a page has more bodies than before. */
  onCompressed: (page: CachedPage) => void;
}

export interface PageCompressor {
  /** The body in an encoding, compressed in another thread if missing, once for all concurrent callers. */
  bodyFor(page: CachedPage, encoding: PageEncoding): Buffer | Promise<Buffer>;
  /** Stores a body that was compressed on its way to a visitor. */
  keepBody(page: CachedPage, encoding: CompressedEncoding, body: Buffer): void;
  /** Queues a page for the best compression, when the process is idle. */
  improve(page: CachedPage): void;
  /** Removes a page that is no longer served from the queue. */
  forget(page: CachedPage): void;
  /** Queue length. */
  waitingCount(): number;
  stop(): void;
}

export function createPageCompressor({ onCompressed }: PageCompressorOptions): PageCompressor {
  const underWay = new WeakMap<CachedPage, Partial<Record<PageEncoding, Promise<Buffer>>>>();
  const waiting = new Set<CachedPage>();
  let timer: NodeJS.Timeout | undefined;
  let used = performance.eventLoopUtilization();
  let isCompressing = false;

  const keepBody = (page: CachedPage, encoding: CompressedEncoding, body: Buffer): void => {
    page.bodies[encoding] ??= body;
    onCompressed(page);
  };

  const first = (page: CachedPage, encoding: CompressedEncoding): Promise<Buffer> => {
    const known = underWay.get(page)?.[encoding];
    if (known) return known;
    const made = compressPage(page.bodies.identity, encoding, false).then((body) => {
      keepBody(page, encoding, body);
      return body;
    });
    underWay.set(page, { ...underWay.get(page), [encoding]: made });
    return made;
  };

  const improveOne = async (): Promise<void> => {
    const share = performance.eventLoopUtilization(used).utilization;
    used = performance.eventLoopUtilization();
    const [page] = waiting;
    if (page === undefined) {
      clearInterval(timer);
      timer = undefined;
      return;
    }
    if (isCompressing || share > idleShare) return;
    isCompressing = true;
    waiting.delete(page);
    page.isSmallest = true;
    try {
      const { identity } = page.bodies;
      const [br, gz] = [await compressPage(identity, 'br', true), await compressPage(identity, 'gzip', true)];
      Object.assign(page.bodies, { br, gzip: gz });
      onCompressed(page);
    } finally {
      isCompressing = false;
    }
  };

  return {
    bodyFor: (page, encoding) =>
      encoding === 'identity' ? page.bodies.identity : (page.bodies[encoding] ?? first(page, encoding)),
    keepBody,
    improve: (page) => {
      if (page.hits < minHits || waiting.size >= maxWaiting || waiting.has(page)) return;
      waiting.add(page);
      timer ??= setInterval(() => void improveOne(), checkIntervalMs).unref();
    },
    forget: (page) => void waiting.delete(page),
    waitingCount: () => waiting.size,
    stop: () => {
      waiting.clear();
      clearInterval(timer);
    },
  };
}
