/** Reason for the missing picture. */
export type PictureFault =
  /** The address is no allowed source of pictures. */
  | 'notAllowed'
  /** The source does not send a usable picture. */
  | 'broken'
  /** The queue is full. */
  | 'busy';

/** A picture that cannot be delivered. */
export class PictureError extends Error {
  constructor(
    readonly fault: PictureFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'PictureError';
  }
}
