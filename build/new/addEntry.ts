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
  let object: ts.ObjectLiteralExpression | null = null;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === constant) {
      const value =
        node.initializer && ts.isSatisfiesExpression(node.initializer) ? node.initializer.expression : node.initializer;
      if (value && ts.isObjectLiteralExpression(value)) object = value;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (object === null) throw new Error(`There is no object ${constant}.`);
  const end = (object as ts.ObjectLiteralExpression).getEnd() - 1;
  return `${code.slice(0, end).trimEnd()}\n  ${entry}\n${code.slice(end)}`;
}
