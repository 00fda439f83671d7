import ts from 'typescript';
import { findBrowsersWithout, findCompat } from './browserSupport.ts';

/** A use of an API that some supported browsers lack. */
export interface NewerApiUse {
  /** "Element.checkVisibility", "scheduler". */
  api: string;
  /** "client/site/menu.ts:12". */
  place: string;
  /** Browsers without it: "safari 16.4". */
  missing: string[];
}

/** Interfaces of TypeScript's library whose members are global. */
const globalScopes = /^(?:Window|GlobalEventHandlers|AnimationFrameProvider|typeof globalThis)/;

/** Returns an interface's name in MDN's data. */
const plainName = (name: string): string =>
  name.replace(/Constructor$|(?<=^Iterator)Object$/, '').replace(/^Readonly(?=Array|Map|Set)/, '');

/** Returns the name of the object or namespace that declares a static member; null for other members. */
function staticOwner({ parent }: ts.Declaration): string | null {
  if (ts.isModuleBlock(parent)) return parent.parent.name.text;
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) return parent.parent.name.getText();
  return null;
}

/** Returns a type with the types that it consists of or extends, by name. */
function typeNames(checker: ts.TypeChecker, type: ts.Type, found = new Set<string>()): Set<string> {
  const known = checker.getApparentType(type);
  if (known.isUnionOrIntersection()) for (const part of known.types) typeNames(checker, part, found);
  const name = known.getSymbol()?.name;
  if (name === undefined || found.has(name)) return found;
  found.add(name);
  if (known.isClassOrInterface()) for (const base of checker.getBaseTypes(known)) typeNames(checker, base, found);
  return found;
}

/** True when an enclosing function tests for the name: `typeof x.name`, `'name' in x`. */
function isTestedFor(use: ts.Identifier): boolean {
  const tests = (node: ts.Node): boolean =>
    (ts.isTypeOfExpression(node) && node.expression.getText().endsWith(use.text)) ||
    (ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
      ts.isStringLiteral(node.left) &&
      node.left.text === use.text) ||
    (ts.forEachChild(node, tests) ?? false);
  for (let node: ts.Node = use; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isFunctionLike(node) && tests(node)) return true;
  }
  return false;
}

/** True for `element.property = value`: a browser without the property ignores it. */
function isAssigned({ parent }: ts.Identifier): boolean {
  const assignment = parent.parent;
  return (
    ts.isPropertyAccessExpression(parent) &&
    ts.isBinaryExpression(assignment) &&
    assignment.left === parent &&
    assignment.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}

/** Returns where MDN's data may describe a member of the library. */
function compatPaths(declaration: ts.Declaration, types: Iterable<string>, name: string): string[][] {
  const owner = staticOwner(declaration);
  if (owner !== null) {
    return [
      ['api', owner, `${name}_static`],
      ['javascript', 'builtins', owner, name],
    ];
  }
  if (!ts.isInterfaceDeclaration(declaration.parent) || globalScopes.test(declaration.parent.name.text)) {
    return [
      ['api', name],
      ['api', 'Window', name],
      ['javascript', 'builtins', name],
    ];
  }
  return [...types, declaration.parent.name.text].map(plainName).flatMap((type) => [
    ['api', type, name],
    ['javascript', 'builtins', type, name],
    ['javascript', 'builtins', 'Intl', type, name],
  ]);
}

/** Returns the API that an identifier uses, if the browser provides it and a supported one does not. */
function readUse(use: ts.Identifier, program: ts.Program): Pick<NewerApiUse, 'api' | 'missing'> | null {
  const checker = program.getTypeChecker();
  const { parent } = use;
  const pattern = ts.isBindingElement(parent) && !parent.propertyName ? parent.parent : null;
  const symbol = pattern ? checker.getTypeAtLocation(pattern).getProperty(use.text) : checker.getSymbolAtLocation(use);
  // an optional member has a type that says so: TypeScript requires the test for it
  if (!symbol || (symbol.flags & ts.SymbolFlags.Optional) !== 0) return null;
  const declaration = symbol.declarations?.find((one) => program.isSourceFileDefaultLibrary(one.getSourceFile()));
  if (!declaration) return null;
  const receiver = pattern ?? (ts.isPropertyAccessExpression(parent) && parent.name === use ? parent.expression : null);
  const types = receiver ? typeNames(checker, checker.getTypeAtLocation(receiver)) : [];
  const path = compatPaths(declaration, types, use.text).find((one) => findCompat(...one) !== undefined);
  if (!path) return null;
  const missing = findBrowsersWithout(findCompat(...path));
  return missing.length === 0
    ? null
    : {
        api: path
          .slice(path[1] === 'builtins' ? 2 : 1)
          .join('.')
          .replace(/_static$/, ''),
        missing,
      };
}

/**
 * Returns the uses of APIs that some supported browsers lack, except guarded ones.
 * Guards: a test for the name in an enclosing function, a type in which the member is optional, and plain assignment.
 * @param isChecked true for source files to search
 */
export function findNewerApis(program: ts.Program, isChecked: (file: string) => boolean): NewerApiUse[] {
  const found: NewerApiUse[] = [];
  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile || !isChecked(source.fileName)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node)) return;
      if (ts.isIdentifier(node)) {
        const use = readUse(node, program);
        if (use && !isTestedFor(node) && !isAssigned(node)) {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart());
          found.push({ ...use, place: `${source.fileName}:${line + 1}` });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}
