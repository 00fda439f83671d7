import { FinanceUnavailableError } from '../../../shared/finance/FinanceGateway.ts';
import type { FinanceGateway } from '../../../shared/finance/FinanceGateway.ts';
import type { CfdResponse, DefaultResponse, LegalText } from '../../../shared/finance/FinanceTypes.ts';

/** Timeout, ms: longer than twice the server's wait for the provider. */
const patienceMs = 15_000;

/** Finance gateway for the browser, through /api/codeweaver. */
export function createFinanceHttpGateway(fetchLike: typeof fetch): FinanceGateway {
  async function ask<T>(path: string, part: keyof T, body?: unknown): Promise<T> {
    let answer: unknown;
    try {
      const response = await fetchLike(`/api/codeweaver/${path}`, {
        signal: AbortSignal.timeout(patienceMs),
        ...(body === undefined
          ? { headers: { accept: 'application/json' } }
          : {
              method: 'POST',
              headers: { accept: 'application/json', 'content-type': 'application/json' },
              body: JSON.stringify(body),
            }),
      });
      if (!response.ok) throw new Error(`/api/codeweaver answered with status ${String(response.status)}.`);
      answer = await response.json();
    } catch (error) {
      throw new FinanceUnavailableError({ cause: error });
    }
    // this site's server has validated the rest; a page inserted by a network has no such part
    if (typeof answer !== 'object' || answer === null || !(part in answer)) throw new FinanceUnavailableError();
    return answer as T;
  }
  return {
    defaults: (request) => ask<DefaultResponse>('default', 'Products', request),
    calculate: (request) => ask<CfdResponse>('cfd', 'Vehicles', request),
    legal: (reference) =>
      ask<LegalText>(`legal?${new URLSearchParams({ quoteRef: reference }).toString()}`, 'TermsAndConditions'),
  };
}
