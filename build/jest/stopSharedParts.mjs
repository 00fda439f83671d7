/** After the browser tests. */
export default async function stopSharedParts() {
  await globalThis.stopSharedParts?.();
}
