import type { Department } from './Dealer.ts';

/** Codes of independent brands, although the part before "_" is another brand's code. */
const independentCodes: ReadonlySet<string> = new Set(['FI_TR', 'MH_TR']);

/** Removes brand codes X_Y whose brand X is in the list too, because they name a part of it. */
export function normaliseBrands(codes: readonly string[]): string[] {
  const knownCodes = new Set(codes);
  return codes.filter((code) => {
    const at = code.indexOf('_');
    return at < 0 || independentCodes.has(code) || !knownCodes.has(code.slice(0, at));
  });
}

/** Groups departments by group name, in order of first appearance. */
export function departmentsByGroup<D extends Pick<Department, 'group' | 'name'>>(
  departments: readonly D[],
): { group: string; departments: D[] }[] {
  const groups = new Map<string, D[]>();
  for (const department of departments) {
    const group = department.group || department.name;
    groups.set(group, [...(groups.get(group) ?? []), department]);
  }
  return [...groups].map(([group, members]) => ({ group, departments: members }));
}

/** Returns the names of a department's brands, without those contained in another one. */
export function brandNames(department: Pick<Department, 'brands'>): { code: string; name: string }[] {
  const codes = new Set(normaliseBrands(department.brands.map(({ brand_code }) => brand_code)));
  const brands = department.brands.filter(({ brand_code }) => codes.has(brand_code));
  return brands.map(({ brand_code, brand_name, brand_names }) => ({
    code: brand_code,
    name: brand_name ?? brand_names?.join(', ') ?? brand_code,
  }));
}
