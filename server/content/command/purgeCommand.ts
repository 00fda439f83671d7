import Joi from 'joi';
import type { PurgeArguments } from './purgeArguments.ts';

/** The command failed; the message has the reason. */
export class PurgeCommandError extends Error {
  override readonly name = 'PurgeCommandError';
}

interface Parts {
  /** "" when the environment has none. */
  secret: string;
  say: (text: string) => void;
}

const timeoutMs = 10_000;
const renewedSchema = Joi.object<{ renewed: string[] }>({
  renewed: Joi.array().items(Joi.string()).required(),
}).unknown();
const problemSchema = Joi.object<{ detail: string }>({ detail: Joi.string().required() }).unknown();

/**
 * Makes each server renew its content, and prints which did.
 * @throws PurgeCommandError when one of them did not; the others were called nevertheless
 */
export async function runPurgeCommand(args: PurgeArguments, { secret, say }: Parts): Promise<void> {
  if (args.command === 'help') return;
  if (secret === '') {
    throw new PurgeCommandError('CONTENT_PUBLISHED_SECRET is not set. Set it to the value on the servers.');
  }
  const faults: string[] = [];
  for (const url of args.urls) {
    try {
      const renewed = await purgeServer(url, secret, args.sites);
      say(`${url}: ${renewed.join(', ')} are being renewed.\n`);
    } catch (error) {
      if (!(error instanceof PurgeCommandError)) throw error;
      faults.push(`${url}: ${error.message}`);
    }
  }
  if (faults.length > 0) throw new PurgeCommandError(faults.join('\n'));
}

async function purgeServer(url: string, secret: string, sites: readonly string[]): Promise<string[]> {
  const { status, body } = await post(`${url}/api/content/published`, secret, sites);
  switch (status) {
    case 202: {
      const checked = renewedSchema.validate(body);
      if (checked.error) throw new PurgeCommandError('The response is not from this product. Check --url.');
      return checked.value.renewed;
    }
    case 401:
      throw new PurgeCommandError('The server has another CONTENT_PUBLISHED_SECRET.');
    case 404:
      throw new PurgeCommandError('The server accepts no purges: its CONTENT_PUBLISHED_SECRET is not set.');
    case 429:
      throw new PurgeCommandError('Too many wrong secrets were sent. Wait a minute and try again.');
    default: {
      const checked = problemSchema.validate(body);
      throw new PurgeCommandError(
        checked.error ? `The server responded with status ${String(status)}.` : checked.value.detail,
      );
    }
  }
}

/** @throws PurgeCommandError when the server cannot be reached */
async function post(
  address: string,
  secret: string,
  sites: readonly string[],
): Promise<{ status: number; body: unknown }> {
  let answer: Response;
  try {
    answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-webhook-secret': secret },
      body: JSON.stringify(sites.length > 0 ? { sites } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    const { cause, name } = error as Error & { cause?: NodeJS.ErrnoException };
    throw new PurgeCommandError(`No response (${cause?.code ?? name}). Check --url, and that the server runs.`);
  }
  return { status: answer.status, body: await answer.json().catch(() => null) };
}
