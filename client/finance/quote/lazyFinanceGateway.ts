import type { FinanceGateway } from '../../../shared/finance/FinanceGateway.ts';
import { lazily } from '../../framework/lazily.ts';

/** Finance gateway over /api; the code loads with the first call. */
export function lazyFinanceGateway(fetchLike: typeof fetch): FinanceGateway {
  return lazily(async () => (await import('./financeHttpGateway.ts')).createFinanceHttpGateway(fetchLike));
}
