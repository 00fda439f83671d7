/** End of a chunked body. No pipelining: nothing of the next response follows it. */
const lastChunk = Buffer.from('0\r\n\r\n', 'latin1');
const headEnd = Buffer.from('\r\n\r\n', 'latin1');

export interface ReceivedHead {
  status: number;
  /** Header lines as received, without the status line. */
  text: string;
  /** Bytes of the body; null when it is chunked. */
  bodyBytes: number | null;
}

/** Parses the head of a response. `bytes` ends before the empty line. */
export function parseHead(bytes: Buffer): ReceivedHead {
  const text = bytes.toString('latin1');
  const status = Number(text.slice(9, 12));
  const hasNoBody = status === 304 || status === 204;
  const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
  const isChunked = length === undefined && /\r\ntransfer-encoding: *chunked/i.test(text);
  if (!hasNoBody && length === undefined && !isChunked) throw new Error('A response without a length was received.');
  return {
    status,
    text: text.slice(text.indexOf('\r\n') + 2),
    bodyBytes: hasNoBody ? 0 : isChunked ? null : Number(length),
  };
}

/**
 * Splits the bytes of a keep-alive connection without pipelining into responses. Reads as little as possible: the
 * generator must cost less than the measured server.
 * @param onResponse called with each complete response and its size in bytes, including head and framing
 */
export function createResponseReader(onResponse: (head: ReceivedHead, bytes: number) => void): (chunk: Buffer) => void {
  let pending: Buffer | null = null;
  let head: ReceivedHead | null = null;
  let bytes = 0;
  let bodyLeft = 0;
  /** The last bytes of a chunked body, which may contain the start of its end. */
  let tail = Buffer.alloc(0);

  const finish = (): void => {
    const [finished, size] = [head, bytes];
    head = null;
    bytes = 0;
    tail = Buffer.alloc(0);
    if (finished) onResponse(finished, size);
  };

  const readBody = (chunk: Buffer): void => {
    if (head?.bodyBytes === null) {
      const joined =
        chunk.length >= lastChunk.length ? chunk.subarray(-lastChunk.length) : Buffer.concat([tail, chunk]);
      tail = Buffer.from(joined.subarray(-lastChunk.length));
      if (tail.equals(lastChunk)) finish();
      return;
    }
    bodyLeft -= chunk.length;
    if (bodyLeft <= 0) finish();
  };

  return (chunk) => {
    bytes += chunk.length;
    if (head) {
      readBody(chunk);
      return;
    }
    const received: Buffer = pending ? Buffer.concat([pending, chunk]) : chunk;
    const end = received.indexOf(headEnd);
    if (end < 0) {
      pending = Buffer.from(received); // The socket reuses its buffer.
      return;
    }
    pending = null;
    head = parseHead(received.subarray(0, end));
    bodyLeft = head.bodyBytes ?? 0;
    readBody(received.subarray(end + headEnd.length));
  };
}
