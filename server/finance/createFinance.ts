import type { FinanceGateway } from '../../shared/finance/FinanceGateway.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { createHttpClient } from '../upstream/createHttpClient.ts';
import { codeweaverGateway } from './codeweaver/codeweaverGateway.ts';
import { embeddedFinanceGateway } from './embedded/embeddedFinanceGateway.ts';

interface FinanceSettings {
  /** URL of the provider, with or without a trailing slash; "" for the embedded calculator. */
  endpoint: string;
  apiKey: string;
  apiKeyHeader: string;
  /** Timeout of one attempt. */
  timeoutMs?: number;
  /** Milliseconds; for the circuit breaker. */
  clock?: () => number;
}

/** Target of the embedded calculator's quotes; a placeholder URL. */
const exampleApplication = 'https://finance.example/apply';

/** Gateway to the configured finance provider, or the embedded calculator. */
export function createFinance(settings: FinanceSettings, logger: Logger): FinanceGateway {
  const { endpoint, apiKey, apiKeyHeader, timeoutMs = 6000, clock } = settings;
  if (!endpoint) return embeddedFinanceGateway({ applyUrl: exampleApplication });
  const client = createHttpClient({
    name: 'finance',
    timeoutMs,
    retries: 1,
    maxAnswerBytes: 1024 * 1024,
    logger,
    ...(clock ? { clock } : {}),
  });
  return codeweaverGateway({ client, endpoint: endpoint.replace(/\/+$/, ''), apiKey, apiKeyHeader });
}
