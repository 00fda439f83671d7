import type { FinanceGateway } from '../../../shared/finance/FinanceGateway.ts';

/** Finance over /api, whose code loads with the first question. */
export function lazyFinanceGateway(fetchLike: typeof fetch): FinanceGateway {
  const gateway = async (): Promise<FinanceGateway> =>
    (await import('./financeHttpGateway.ts')).createFinanceHttpGateway(fetchLike);
  return {
    defaults: async (request) => (await gateway()).defaults(request),
    calculate: async (request) => (await gateway()).calculate(request),
    legal: async (reference) => (await gateway()).legal(reference),
  };
}
