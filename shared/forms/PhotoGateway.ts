/** The Blob of browsers and Node.js, a platform name that `shared` does not have. */
interface PhotoFile {
  readonly size: number;
  /** MIME type, "" when unknown. */
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Takes photos of a lead before the lead itself, one by one. */
export interface PhotoGateway {
  /**
   * Keeps a photo, made anew from its pixels (no place, time or camera stays in it); the id goes along with the lead.
   * Throws PhotoRefusedError for what is no picture or too large, or when the sender has too many photos without a
   * lead, any other error when it could not be taken now.
   * @param sender known on the server only; photos without one share the limits of one sender
   */
  add(photo: PhotoFile, sender?: PhotoSender): Promise<{ id: string }>;
}

/** Sender of a photo, as the limits on photos without a lead count it. */
export interface PhotoSender {
  /** Name of the site. */
  site: string;
  /** Client address, an IPv6 address as its /64 network. */
  address: string;
}

export type PhotoFault = 'tooLarge' | 'noPicture' | 'tooMany';

export class PhotoRefusedError extends Error {
  override readonly name = 'PhotoRefusedError';
  readonly fault: PhotoFault;

  constructor(fault: PhotoFault, options?: ErrorOptions) {
    super(`The photo is not taken: ${fault}.`, options);
    this.fault = fault;
  }
}

/** Photos per lead; bytes and megapixels of a photo as it is sent. Baseline JPEGs may have twice the pixels. */
export const photoLimits = { count: 5, bytes: 10 * 1024 * 1024, megapixels: 26 };
/** What the picture may be. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
