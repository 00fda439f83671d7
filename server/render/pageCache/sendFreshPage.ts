import type { Response } from 'express';
import { sendStream } from '../../http/sendStream.ts';
import type { PageEncoding } from './acceptedEncoding.ts';
import type { PageCompressor } from './createPageCompressor.ts';
import type { FreshPage } from './FreshPage.ts';
import { createPageEncoder } from './pageCodecs.ts';

/**
 * Sends a page while its copy is made, which gets the compressed body as well.
 * @throws what cut the page off; the response is then destroyed, so that no proxy takes it for whole
 */
export async function sendFreshPage(
  response: Response,
  { status, headers, html, copy }: FreshPage,
  { encoding, keepBody }: { encoding: PageEncoding } & Pick<PageCompressor, 'keepBody'>,
): Promise<void> {
  response.status(status);
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
  if (encoding === 'identity') {
    await sendStream(html, response);
    return;
  }
  response.setHeader('Content-Encoding', encoding);
  const encoder = createPageEncoder(encoding);
  const pieces: Buffer[] = [];
  encoder.on('data', (piece: Buffer) => pieces.push(piece));
  await sendStream(html, response, encoder);
  if (encoder.readableEnded) keepBody(await copy, encoding, Buffer.concat(pieces));
}
