import { Router } from 'express';
import type { RequestHandler } from 'express';
import { ProblemError } from '../../../shared/kit/problem.ts';

/** Routes of an API. Each address knows its methods: any other one gets 405 with Allow. */
export class ApiRoutes {
  readonly router = Router();
  readonly #methodsByPath = new Map<string, string[]>();

  /** Also answers HEAD. */
  get(path: string, ...handlers: RequestHandler[]): void {
    this.router.get(path, ...handlers);
    this.#add(path, 'GET', 'HEAD');
  }

  post(path: string, ...handlers: RequestHandler[]): void {
    this.router.post(path, ...handlers);
    this.#add(path, 'POST');
  }

  /** Refuses the other methods of all addresses so far. Call it after the last route. */
  refuseOtherMethods(): void {
    for (const [path, known] of this.#methodsByPath) {
      const methods = known.join(', ');
      this.router.all(path, (request, response) => {
        response.set('Allow', methods);
        throw new ProblemError(405, 'Method not allowed', `Use ${methods} for this address, not ${request.method}.`);
      });
    }
  }

  #add(path: string, ...methods: string[]): void {
    this.#methodsByPath.set(path, [...(this.#methodsByPath.get(path) ?? []), ...methods]);
  }
}
