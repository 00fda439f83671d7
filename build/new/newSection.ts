import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NewCommandError } from './NewCommandError.ts';
import ts from 'typescript';

/**
 * Adds a property as the last line of an object literal assigned to a constant.
 * @param code source of the module
 * @param constant name of the constant; its value may be followed by `satisfies`
 * @param entry the property, with its comma
 * @throws Error when the module has no such object
 */
function addEntry(code: string, constant: string, entry: string): string {
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

/** Tables with a line per section: module, constant, line. */
const tables = [
  [
    'server/content/embedded/fields/sectionFields.ts',
    'sectionFields',
    (name: string) => `${name}: { Title: text, Text: text },`,
  ],
  [
    'client/app/sectionComponents.ts',
    'sectionComponents',
    (name: string) => `${name}: async () => (await import('../content/sections/${name}.tsx')).${name},`,
  ],
] as const;

/** Returns "CustomerQuotes" as a style class: "customer-quotes". */
const className = (name: string): string => name.replace(/(?<=.)(?=[A-Z])/g, '-').toLowerCase();

const component = (name: string): string => `import type { ReactNode } from 'react';
import './${name}.css';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { hasAny } from '../../framework/fields.ts';

/** Section with a heading and a text. */
export function ${name}({ section: { fields } }: SectionProps): ReactNode {
  const editing = useEditing();
  if (!editing && !hasAny(fields, ['Title', 'Text'])) return null;
  return (
    <section className="wrap section">
      <SectionHead fields={fields} />
      <EditableText fields={fields} name="Text" as="p" className="${className(name)}-text" />
    </section>
  );
}
`;

const styles = (name: string): string => `@layer section {
  .${className(name)}-text {
    max-width: 65ch;
  }
}
`;

const test = (name: string): string => `import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { emptyEditedFields, renderSection } from '../../../test/fixtures/pages/renderSection.tsx';
import { ${name} } from './${name}.tsx';

afterEach(cleanup);

describe('${name}', () => {
  it('shows its title as a heading', () => {
    renderSection(${name}, { Title: { value: 'Heading' } });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Heading');
  });

  it('shows its text', () => {
    renderSection(${name}, { Text: { value: 'Words' } });
    expect(screen.getByText('Words').tagName).toBe('P');
  });

  it('shows nothing without fields', () => {
    const { container } = renderSection(${name}, {});
    expect(container.innerHTML).toBe('');
  });

  it('offers an editor its empty fields', () => {
    renderSection(${name}, emptyEditedFields('Title', 'Text'), { editing: true });
    expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
  });
});
`;

/**
 * Writes a content section: component, styles and test, and its line in each table of sections.
 * @param root of the project
 * @throws NewCommandError for an invalid or existing component name
 */
export async function newSection(name: string, root: string, say: (text: string) => void): Promise<void> {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    throw new NewCommandError(`"${name}" is not a valid section name. Write it like a component: Testimonials.`);
  }
  const base = `client/content/sections/${name}`;
  const fields = await readFile(join(root, tables[0][0]), 'utf8');
  if (existsSync(join(root, `${base}.tsx`)) || new RegExp(`^  ${name}: \\{`, 'm').test(fields)) {
    throw new NewCommandError(`The section ${name} exists already.`);
  }
  const files = { [`${base}.tsx`]: component(name), [`${base}.css`]: styles(name), [`${base}.test.tsx`]: test(name) };
  for (const [file, constant, line] of tables) {
    files[file] = addEntry(await readFile(join(root, file), 'utf8'), constant, line(name));
  }
  for (const [file, text] of Object.entries(files)) {
    await writeFile(join(root, file), text);
    say(`  ${file}\n`);
  }
  say(`Next: npm run test:file -- ${name}, and put it on a page:\n\n  - ${name}:\n      Title: …\n      Text: …\n`);
}
