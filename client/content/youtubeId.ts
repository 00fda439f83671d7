const bareId = /^[\w-]{11}$/;
const inAddress =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;

/** The id of a film on YouTube from what an editor wrote: the id itself or any of its addresses. "" when it is neither. */
export function youtubeId(text: string): string {
  if (bareId.test(text)) return text;
  return inAddress.exec(text)?.[1] ?? '';
}
