/** Counts a document's elements by their start tags; scripts and comments contain no elements. */
export function countElements(html: string): number {
  const markup = html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/(<script\b[^>]*>).*?<\/script>/gis, '$1');
  return markup.match(/<[a-z]/gi)?.length ?? 0;
}
