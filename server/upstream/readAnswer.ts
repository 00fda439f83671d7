import type Joi from 'joi';
import { UpstreamAnswerError } from './upstreamErrors.ts';

/** A complete response of an upstream. */
export interface Answer {
  /** Upstream in messages. */
  upstream: string;
  status: number;
  /** Media type as sent. */
  type: string;
  bytes: Buffer;
}

/**
 * Keys that the schema does not name are ignored.
 * @throws UpstreamAnswerError when it is no JSON, or does not match the schema
 */
export function readJson<T>(answer: Answer, schema: Joi.Schema<T>): T {
  const checked = schema.validate(parseJson(answer), { convert: false, allowUnknown: true });
  if (checked.error) {
    const at = checked.error.details[0]?.path.join('.') || 'the top level';
    throw new UpstreamAnswerError(answer.upstream, `the response has an unexpected shape at ${at}`);
  }
  return checked.value;
}

/** @throws UpstreamAnswerError when it has a body that is neither plain text nor JSON */
export function readStatus(answer: Answer): number {
  const isText = answer.type.startsWith('text/plain');
  if (answer.bytes.length > 0 && !isText) parseJson(answer);
  return answer.status;
}

/**
 * @param kind start of the media type: "image/"
 * @throws UpstreamAnswerError when it is of another kind
 */
export function readFile(answer: Answer, kind: string): Answer {
  if (!answer.type.startsWith(kind)) {
    throw new UpstreamAnswerError(answer.upstream, `the response is not of the type ${kind}`);
  }
  return answer;
}

function parseJson({ upstream, bytes }: Answer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    throw new UpstreamAnswerError(upstream, 'the response is not JSON');
  }
}
