import type { Request } from 'express';
import busboy from 'busboy';
import { photosField } from '../../shared/forms/FormPost.ts';
import { photoLimits } from '../../shared/forms/PhotoGateway.ts';
import { ProblemError } from '../../shared/kit/problem.ts';

const maxFields = 50;
const maxFieldBytes = 16 * 1024;
const maxNameCharacters = 100;
const maxTextBytes = 64 * 1024;

/** Maximum bytes of a whole form: five photos, its texts, and the multipart framing. */
export const maxMultipartBytes = photoLimits.count * photoLimits.bytes + 2 * maxTextBytes;

export interface MultipartForm {
  /** All values of each name. */
  lists: Record<string, string[]>;
  /** The photos in order; null for one that is too large. */
  photos: (Buffer | null)[];
  /** More photos than a lead may have. */
  tooMany: boolean;
}

/**
 * Reads a multipart/form-data request: its texts and the files of the photo field.
 * Other files are ignored, with `keepsFiles` false all files. Throws ProblemError (400, 413) for an invalid or too
 * large form.
 */
export function readMultipart(request: Request, { keepsFiles }: { keepsFiles: boolean }): Promise<MultipartForm> {
  const lists = new Map<string, string[]>();
  const photos: (Buffer | null)[] = [];
  let tooMany = false;
  let textBytes = 0;
  return new Promise((resolve, reject) => {
    const fail = (error: ProblemError): void => {
      request.unpipe(parser);
      request.resume(); // the rest is read and dropped, so that the client can read the response
      reject(error);
    };
    const parser = openParser(request);
    // a part without a name has none, despite the types: an error thrown here would end the process
    parser.on('field', (name: string | undefined, value, { valueTruncated }) => {
      if (name === undefined) {
        fail(malformed());
        return;
      }
      textBytes += Buffer.byteLength(value);
      if (name.length > maxNameCharacters || valueTruncated || textBytes > maxTextBytes) {
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
      stream.on('error', () => fail(malformed())); // the form is truncated
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
      // a file field without a file sends an empty one
      const sentPhotos = photos.filter((photo) => photo === null || photo.length > 0);
      resolve({ lists: Object.fromEntries(lists), photos: sentPhotos, tooMany });
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
        fields: maxFields,
        fieldSize: maxFieldBytes,
        files: photoLimits.count + 5,
        fileSize: photoLimits.bytes,
        parts: maxFields + photoLimits.count + 5,
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
  return new ProblemError(413, 'Too large', 'The form is too large for this address.');
}
