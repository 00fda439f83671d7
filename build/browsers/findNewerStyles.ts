import { parse, walk } from 'css-tree';
import type { Block, CssNode, Declaration } from 'css-tree';
import { findBrowsersWithout, findCompat } from './browserSupport.ts';

/** A feature that some supported browsers lack. */
export interface NewerFeature {
  /** As in a style sheet: "text-wrap", "width: stretch", ":has", "@media scripting". */
  feature: string;
  /** Browsers without it: "safari 16.4". */
  missing: string[];
}

/** Groups of css.types in MDN's data whose members are functions. */
const functionGroups = ['color', 'gradient', 'filter-function', 'basic-shape', 'easing-function', 'image'];

/** Property without its vendor prefix, and the prefix; null for custom properties and plain names. */
function splitPrefix(name: string): { prefix: string; plain: string } | null {
  const [, prefix, plain] = /^(-[a-z]+-)(.+)$/.exec(name) ?? [];
  return prefix === undefined || plain === undefined ? null : { prefix, plain };
}

/** Searches the block before a declaration for its property and for prefixed names of it. */
function declaredBefore(block: Block | undefined, declaration: Declaration): { again: boolean; prefixes: Set<string> } {
  const prefixes = new Set<string>();
  let again = false;
  for (const other of block?.children.toArray() ?? []) {
    if (other === declaration) break;
    if (other.type !== 'Declaration') continue;
    if (other.property === declaration.property) again = true;
    const split = splitPrefix(other.property);
    if (split?.plain === declaration.property) prefixes.add(split.prefix);
  }
  return { again, prefixes };
}

/** Collects the features of one style sheet. */
class StyleReader {
  readonly found = new Map<string, NewerFeature>();

  /** Adds a feature that a supported browser lacks. Returns true if it does. */
  private note(feature: string, path: readonly string[], prefixes?: ReadonlySet<string>): boolean {
    const missing = findBrowsersWithout(findCompat(...path), prefixes);
    if (missing.length > 0) this.found.set(feature, { feature, missing });
    return missing.length > 0;
  }

  /** Rules, selectors and media queries. */
  readCondition(node: CssNode): void {
    if (node.type === 'Atrule') this.note(`@${node.name}`, ['css', 'at-rules', node.name]);
    else if (node.type === 'Feature' && node.kind === 'media') {
      const path = ['css', 'at-rules', 'media', node.name];
      if (this.note(`@media ${node.name}`, path) || node.value?.type !== 'Identifier') return;
      this.note(`@media ${node.name}: ${node.value.name}`, [...path, node.value.name]);
    } else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
      if (splitPrefix(node.name)) return; // the browsers of that prefix alone
      this.note(`${node.type === 'PseudoClassSelector' ? ':' : '::'}${node.name}`, ['css', 'selectors', node.name]);
    } else if (node.type === 'NestingSelector') this.note('nesting', ['css', 'selectors', 'nesting']);
  }

  /** @param atRule name of the rule whose descriptors the block has: "font-face"; "" in other blocks */
  readDeclaration(declaration: Declaration, block: Block | undefined, atRule: string): void {
    const { property, value } = declaration;
    const isOwn = property.startsWith('--');
    if (!isOwn && splitPrefix(property)) return;
    const path = atRule === '' ? ['css', 'properties', property] : ['css', 'at-rules', atRule, property];
    const { again, prefixes } = declaredBefore(block, declaration);
    const name = atRule === '' ? property : `@${atRule} ${property}`;
    if (!isOwn && this.note(name, path, prefixes)) return;
    if (again || value.type !== 'Value') return; // the declaration before it is the fallback
    if (property === 'content' && value.children.some((part) => part.type === 'Operator' && part.value === '/')) {
      this.note('content: … / …', ['css', 'properties', 'content', 'alt_text']);
    }
    walk(value, (part) => {
      if (part.type === 'Identifier' && !isOwn) {
        this.note(`${name}: ${part.name}`, [...path, part.name], prefixes);
      } else if (part.type === 'Function') {
        for (const group of [[], ...functionGroups.map((one) => [one])]) {
          this.note(`${part.name}()`, ['css', 'types', ...group, part.name]);
        }
      } else if (part.type === 'Dimension') {
        const isDynamic = /^[dls]v(?:[bhiw]|min|max)$/.test(part.unit);
        const unit = isDynamic ? 'viewport_percentage_units_dynamic' : part.unit;
        this.note(`unit ${part.unit}`, ['css', 'types', 'length', unit]);
      }
    });
  }
}

/**
 * Returns the features of a style sheet that some supported browsers lack.
 * A feature may be used inside `@supports`, after the prefixed name that those browsers have, and after another value
 * of the same property.
 */
export function findNewerStyles(css: string): NewerFeature[] {
  const reader = new StyleReader();
  const blocks: Block[] = [];
  const atRules: string[] = [];
  walk(parse(css, { parseCustomProperty: true }), {
    enter(node: CssNode) {
      if (node.type === 'Atrule') atRules.push(node.name);
      if (node.type === 'Block') blocks.push(node);
      if (atRules.includes('supports')) return;
      if (node.type === 'Declaration') {
        const inner = atRules.at(-1) ?? '';
        const hasDescriptors = ['font-face', 'page', 'property', 'counter-style'].includes(inner);
        reader.readDeclaration(node, blocks.at(-1), hasDescriptors ? inner : '');
      } else reader.readCondition(node);
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule') atRules.pop();
      if (node.type === 'Block') blocks.pop();
    },
  });
  return [...reader.found.values()];
}
