/** The path of a page without its language segment: "/en/cars" → "/cars". */
export function withoutLanguage(path: string, language: string): string {
  const segment = `/${language}`;
  if (path === segment) return '/';
  return path.startsWith(`${segment}/`) ? path.slice(segment.length) : path;
}
