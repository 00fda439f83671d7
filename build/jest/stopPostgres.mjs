/** jest's globalTeardown, after startPostgres. */
export default async function stopPostgres() {
  await globalThis.stopPostgres?.();
}
