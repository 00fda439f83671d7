/** The Blob of browsers and Node.js, a platform type that `shared` cannot use. */
interface PhotoFile {
  readonly size: number;
  /** MIME type, "" when unknown. */
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Stores photos of a lead before the lead itself, one by one. */
export interface PhotoGateway {
  /**
   * Stores a photo, re-encoded from its pixels to strip place, time and camera metadata.
   * The returned id is sent with the lead. Throws PhotoRefusedError for a file that is not a picture or too large, or
   * when the sender has too many photos without a lead; any other error means a temporary failure.
   * @param sender known on the server only; photos without one share the limits of one sender
   */
  add(photo: PhotoFile, sender?: PhotoSender): Promise<{ id: string }>;
}

/** Sender of a photo, for the limits on photos without a lead. */
export interface PhotoSender {
  /** Name of the site. */
  site: string;
  /** Client IP address; an IPv6 address as its /64 network. */
  address: string;
}

export type PhotoFault = 'tooLarge' | 'noPicture' | 'tooMany';

export class PhotoRefusedError extends Error {
  override readonly name = 'PhotoRefusedError';
  readonly fault: PhotoFault;

  constructor(fault: PhotoFault, options?: ErrorOptions) {
    super(`The photo was not accepted: ${fault}.`, options);
    this.fault = fault;
  }
}

/** Maximum photos per lead, and bytes and megapixels per photo. Baseline JPEGs may have twice the pixels. */
export const photoLimits = { count: 5, bytes: 10 * 1024 * 1024, megapixels: 26 };
/** Accepted picture types. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
