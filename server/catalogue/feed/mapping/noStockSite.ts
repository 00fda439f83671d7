/** Says that a site of the group has no stock, and how to name one that has; without a full stop. */
export function noStockSite(name: string, stockSites: readonly string[] = []): string {
  const fault = `"${name}" is not a site that sells cars`;
  const other = 'GROUP_DIR names another group';
  if (stockSites.length > 0) return `${fault}; sites of the group that do: ${stockSites.join(', ')} (${other})`;
  return `${fault}, and no site of the group does: write "features: { stock: true }" in the site's file (${other})`;
}
