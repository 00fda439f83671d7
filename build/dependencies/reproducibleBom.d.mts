interface Bom {
  serialNumber?: string;
  metadata: object;
}

export function reproducibleBom<T extends Bom>(bom: T, seconds: number | null): T & { serialNumber: string };
