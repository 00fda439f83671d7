import ts from 'typescript';

/**
 * Adds a property as the last line of an object literal assigned to a constant.
 * @param code source of the module
 * @param constant name of the constant; its value may be followed by `satisfies`
 * @param entry the property, with its comma
 * @throws Error when the module has no such object
 */
export function addEntry(code: string, constant: string, entry: string): string {
  const source = ts.createSourceFile('module.ts', code, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): ts.ObjectLiteralExpression | undefined => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === constant) {
      const { initializer } = node;
      const value = initializer && ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer;
      if (value && ts.isObjectLiteralExpression(value)) return value;
    }
    return ts.forEachChild(node, visit);
  };
  const object = visit(source);
  if (!object) throw new Error(`There is no object ${constant}.`);
  const end = object.getEnd() - 1;
  return `${code.slice(0, end).trimEnd()}\n  ${entry}\n${code.slice(end)}`;
}
