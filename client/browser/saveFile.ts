/** So long a browser may need to take a file over, ms. */
const takeOverMs = 60_000;

/** Gives the visitor a file made in the page. `type` is its media type. */
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
