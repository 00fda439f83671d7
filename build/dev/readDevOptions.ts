import { OperatorError } from '../../shared/kit/OperatorError.ts';

const inspector = /^--inspect(?:-brk|-wait)?(?:=(?:(?:[\w.-]+|\[[\da-f:]+\]):)?\d{1,5})?$/;

/**
 * Reads the command line of `npm run dev`; returns the options of Node.js for the server.
 * @throws OperatorError for an unknown option
 */
export function readDevOptions(args: readonly string[]): { inspector: string[] } {
  const unknown = args.find((arg) => !inspector.test(arg));
  if (unknown !== undefined) {
    throw new OperatorError(
      `npm run dev does not know ${unknown}. To debug the server: npm run dev -- --inspect, --inspect-brk or --inspect-wait, each with a port: --inspect=9230.`,
    );
  }
  return { inspector: [...args] };
}
