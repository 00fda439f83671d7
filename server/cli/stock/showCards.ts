/**
 * Opens a file in the browser, and says where it is.
 * @param open opens a path in the program of the machine
 */
export async function showCards(
  file: string,
  { opens, open, say }: { opens: boolean; open: (path: string) => Promise<unknown>; say: (text: string) => void },
): Promise<void> {
  const isOpened =
    opens &&
    (await open(file).then(
      () => true,
      () => false,
    ));
  say(`Cards: ${file}${opens && !isOpened ? ' (no browser could be opened)' : ''}\n\n`);
}
