/** Longer side of an uploaded photo, px: what the server stores at most. */
const maxSide = 2048;
const quality = 0.85;
/** Files up to this size in a format that the server takes are sent as they are. */
const maxBytesUnscaled = 1024 * 1024;

/**
 * Redraws a large photo upright as a JPEG of at most 2048 px a side, also from formats that only the browser decodes
 * (HEIC). Returns the file itself when it is small enough, or when the browser cannot decode it.
 * @param isSendable whether the server takes the file's format
 */
export async function scalePhoto(file: File, isSendable: boolean): Promise<Blob> {
  if (isSendable && file.size <= maxBytesUnscaled) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      const scaled = await drawJpeg(picture);
      return scaled && (!isSendable || scaled.size < file.size) ? scaled : file;
    } finally {
      picture.close();
    }
  } catch {
    return file; // no format of this browser: the caller or the server refuses it
  }
}

async function drawJpeg(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff'; // where a PNG is transparent
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  canvas.width = 0; // frees the pixels at once
  return blob;
}
