import type { Request } from 'express';
import busboy from 'busboy';
import { photosField } from '../../shared/forms/FormPost.ts';
import { photoLimits } from '../../shared/forms/PhotoGateway.ts';
import { ProblemError } from '../../shared/kit/problem.ts';

const mostFields = 50;
const mostFieldBytes = 16 * 1024;
const longestName = 100;
const mostTextBytes = 64 * 1024;

/** A whole form: five photos, its texts, and what stands between them. */
export const mostMultipartBytes = photoLimits.count * photoLimits.bytes + 2 * mostTextBytes;

export interface MultipartForm {
  /** All values of each name. */
  lists: Record<string, string[]>;
  /** The photos in their order; null for one that is too large. */
  photos: (Buffer | null)[];
  /** More photos came than a lead may have. */
  tooMany: boolean;
}

/**
 * A form that a browser has sent as multipart/form-data: its texts, and the files of its field of photos; other files
 * are passed over. `keepsFiles` false: all are. Throws ProblemError (400, 413) for what is no such form or too large.
 */
export function readMultipart(request: Request, { keepsFiles }: { keepsFiles: boolean }): Promise<MultipartForm> {
  const lists = new Map<string, string[]>();
  const photos: (Buffer | null)[] = [];
  let tooMany = false;
  let textBytes = 0;
  return new Promise((resolve, reject) => {
    const fail = (error: ProblemError): void => {
      request.unpipe(parser);
      request.resume(); // the rest is read and dropped, so that the answer can be read
      reject(error);
    };
    const parser = openParser(request);
    // a part without a name has none, whatever the types say: what throws here ends the process
    parser.on('field', (name: string | undefined, value, { valueTruncated }) => {
      if (name === undefined) {
        fail(malformed());
        return;
      }
      textBytes += Buffer.byteLength(value);
      if (name.length > longestName || valueTruncated || textBytes > mostTextBytes) {
        fail(tooLarge());
        return;
      }
      lists.set(name, [...(lists.get(name) ?? []), value]);
    });
    parser.on('file', (name, stream) => {
      const at = name === photosField && keepsFiles ? photos.length : -1;
      if (at >= photoLimits.count) tooMany = true;
      const isKept = at >= 0 && at < photoLimits.count;
      const parts: Buffer[] = [];
      if (isKept) photos.push(null);
      stream.on('data', (part: Buffer) => {
        if (isKept) parts.push(part);
      });
      stream.on('error', () => fail(malformed())); // the form ends in its middle
      stream.on('limit', () => {
        parts.length = 0;
      });
      stream.on('close', () => {
        if (isKept && stream.truncated !== true) photos[at] = Buffer.concat(parts);
      });
    });
    parser.on('fieldsLimit', () => fail(tooLarge()));
    parser.on('partsLimit', () => fail(tooLarge()));
    parser.on('error', () => fail(malformed()));
    parser.on('close', () => {
      // a field of files without a file sends one that is empty
      const sent = photos.filter((photo) => photo === null || photo.length > 0);
      resolve({ lists: Object.fromEntries(lists), photos: sent, tooMany });
    });
    request.once('aborted', () => reject(malformed()));
    request.once('error', () => reject(malformed()));
    request.pipe(parser);
  });
}

function openParser(request: Request) {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: {
        fields: mostFields,
        fieldSize: mostFieldBytes,
        files: photoLimits.count + 5,
        fileSize: photoLimits.bytes,
        parts: mostFields + photoLimits.count + 5,
        headerPairs: 20,
      },
    });
  } catch {
    throw malformed();
  }
}

function malformed(): ProblemError {
  return new ProblemError(400, 'Malformed form', 'The form cannot be read as multipart/form-data.');
}

function tooLarge(): ProblemError {
  return new ProblemError(413, 'Too large', 'The form is larger than this address takes.');
}
