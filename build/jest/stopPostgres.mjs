/** jest's globalTeardown: counterpart of startPostgres. */
export default async function stopPostgres() {
  await globalThis.stopPostgres?.();
}
