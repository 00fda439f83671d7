const bareId = /^[\w-]{11}$/;
const inAddress =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;

/** Id of a YouTube film from the id itself or any of its addresses; "" for any other text. */
export function youtubeId(text: string): string {
  if (bareId.test(text)) return text;
  return inAddress.exec(text)?.[1] ?? '';
}
