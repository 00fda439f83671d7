/** Why there is no picture. */
export type PictureFault =
  /** The address is none that pictures are taken from. */
  | 'notAllowed'
  /** The source does not send a usable picture. */
  | 'broken'
  /** Too many pictures wait to be made. */
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
