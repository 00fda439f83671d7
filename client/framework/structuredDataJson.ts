/** JSON that is safe inside a script element: no "<" can end the element or open a comment. */
export function structuredDataJson(data: object): string {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
