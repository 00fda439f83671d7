/** After the tests of a project. */
export default async function stopSharedParts(_options, { displayName }) {
  await globalThis.stopSharedParts?.[displayName.name]?.();
}
