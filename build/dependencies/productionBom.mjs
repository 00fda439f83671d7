/**
 * The part of a CycloneDX document that production installs. npm sbom --omit=dev also leaves out packages that production
 * and development share, so it is asked for all and reduced by the marks of the lock file.
 * @param bom document of all packages
 * @param packages `packages` of package-lock.json
 */
export function productionBom(bom, packages) {
  const refs = new Set(
    Object.entries(packages)
      .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
      .map(([path, { name, version }]) => `${name ?? path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`),
  );
  const root = bom.metadata.component['bom-ref'];
  return {
    ...bom,
    components: bom.components.filter((component) => refs.has(component['bom-ref'])),
    dependencies: bom.dependencies
      .filter(({ ref }) => ref === root || refs.has(ref))
      .map((one) => ({ ...one, dependsOn: one.dependsOn?.filter((ref) => refs.has(ref)) })),
  };
}
