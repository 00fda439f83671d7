/** Longer side of an uploaded photo, px: the maximum that the server stores. */
const maxSide = 2048;
const quality = 0.85;
/** Maximum size of files that are sent unchanged, if the server accepts their format. */
const maxBytesUnscaled = 1024 * 1024;

/**
 * Converts a large photo to an upright JPEG of at most 2048 px a side.
 * Works for formats that only the browser decodes (HEIC) too. Returns the file itself when it is small enough, or when
 * the browser cannot decode it.
 * @param isSendable true when the server accepts the file's format
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
    return file; // not decodable here: the caller or the server refuses it
  }
}

async function drawJpeg(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff'; // background of transparent PNGs
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  canvas.width = 0; // frees the pixels at once
  return blob;
}
