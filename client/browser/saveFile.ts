/** Time a browser may need to start saving a file, ms. */
const takeOverMs = 60_000;

/**
 * Offers the visitor a file made in the page as a download.
 * @param type media type of the content
 */
export function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), takeOverMs);
}
