interface Bom {
  metadata: { component: { 'bom-ref': string } };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

export function productionBom<T extends Bom>(
  bom: T,
  packages: Record<string, { name?: string; version?: string; dev?: boolean; link?: boolean }>,
): T;
