import type { FinanceGateway } from '../../../shared/finance/FinanceGateway.ts';
import { lazily } from '../../app/lazily.ts';

/** Finance over /api, whose code loads with the first question. */
export function lazyFinanceGateway(fetchLike: typeof fetch): FinanceGateway {
  return lazily(async () => (await import('./financeHttpGateway.ts')).createFinanceHttpGateway(fetchLike));
}
