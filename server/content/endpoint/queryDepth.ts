import { Kind } from 'graphql';
import type { DocumentNode, OperationDefinitionNode, SelectionSetNode } from 'graphql';

/** Depth of nested fields with subfields: 2 for { layout { item { name } } }. */
export function queryDepth(document: DocumentNode, operation: OperationDefinitionNode): number {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition.selectionSet);
  }
  // Fragments are measured once each: nested spreads would be visited more often with every level.
  const measured = new Map<string, number>();
  const ofFragment = (name: string): number => {
    const measuredDepth = measured.get(name);
    if (measuredDepth !== undefined) return measuredDepth;
    const selections = fragments.get(name);
    const depth = selections ? ofSelections(selections) : 0;
    measured.set(name, depth);
    return depth;
  };
  const ofSelections = ({ selections }: SelectionSetNode): number => {
    let deepest = 0;
    for (const selection of selections) {
      let depth = 0;
      if (selection.kind === Kind.FRAGMENT_SPREAD) depth = ofFragment(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) depth = ofSelections(selection.selectionSet);
      else if (selection.selectionSet) depth = 1 + ofSelections(selection.selectionSet);
      deepest = Math.max(deepest, depth);
    }
    return deepest;
  };
  return ofSelections(operation.selectionSet);
}
