import { getOperationAST, GraphQLError, Kind, getNamedType, isCompositeType, isListType, isNonNullType } from 'graphql';
import { checkQuery } from '../embedded/graphql/checkQuery.ts';
import type { DocumentNode, OperationDefinitionNode, SelectionSetNode, FieldNode, GraphQLOutputType } from 'graphql';
import { getComplexity } from 'graphql-query-complexity';
import type { ComplexityEstimator } from 'graphql-query-complexity';
import { edgeSchema } from '../embedded/graphql/edgeSchema.ts';

/** Fields that cost more than a look-up. */
const ownCosts: Record<string, number> = { search: 50, routes: 20, dictionary: 20, rendered: 10 };

/** Assumed length of a list when the query does not limit it. */
const unknownLength = 10;
const maxPerPage = 1000;

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

function isVariable(node: FieldNode, argument: string): boolean {
  return node.arguments?.some(({ name, value }) => name.value === argument && value.kind === Kind.VARIABLE) ?? false;
}

const estimate: ComplexityEstimator = ({ type, field, node, args, childComplexity }) => {
  const own = ownCosts[field.name] ?? (isCompositeType(getNamedType(field.type)) ? 1 : 0);
  if (type.name.startsWith('__') || field.name.startsWith('__')) return own + childComplexity;
  const first: unknown = args['first'];
  const isPage = field.args.some(({ name }) => name === 'first');
  let times = 1;
  if (isPage && typeof first === 'number') {
    times = Math.min(Math.max(first, 1), isVariable(node, 'first') ? unknownLength : maxPerPage);
  } else if (isPage || (isList(field.type) && field.name !== 'results')) times = unknownLength;
  return own + times * childComplexity;
};

/**
 * Cost of a query: one for each field with subfields, more for expensive ones.
 * A literal page size multiplies the cost of each entry. One in a variable counts as 10 at most, as does a list of
 * unknown length: the actual entries are limited during execution.
 * @throws GraphQLError when variables do not match, or when the query has too many parts to be counted
 */
export function queryCost(
  query: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  const name = operation.name?.value;
  return getComplexity({
    schema: edgeSchema,
    query,
    variables,
    estimators: [estimate],
    ...(name === undefined ? {} : { operationName: name }),
  });
}

/** Texts in which brackets have no meaning: block strings, strings and comments. */
const texts = /"""(?:\\"""|[^])*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|#[^\n]*/g;
const opening = new Set(['{', '[', '(']);
const closing = new Set(['}', ']', ')']);

/** Depth of nested brackets in a query, scanned without a parser, whose stack a deep query exhausts. */
export function queryNesting(query: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of query.replace(texts, ' ')) {
    if (opening.has(character)) depth += 1;
    else if (closing.has(character)) depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Depth of nested objects and lists in a JSON value, counted without recursion. */
export function valueNesting(value: unknown): number {
  let deepest = 0;
  const waiting: { part: unknown; depth: number }[] = [{ part: value, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { part, depth } = next;
    deepest = Math.max(deepest, depth);
    if (typeof part !== 'object' || part === null) continue;
    for (const child of Object.values(part)) waiting.push({ part: child, depth: depth + 1 });
  }
  return deepest;
}

/** Depth of nested fields with subfields: 2 for { layout { item { name } } }. */
function queryDepth(document: DocumentNode, operation: OperationDefinitionNode): number {
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

export interface GraphqlRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName?: string;
}

const maxDepth = 15;
/** Maximum nesting of brackets, of fields and their arguments together: parsing them uses the stack. */
const maxNesting = 64;

function limitError(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** Returns the limit that a request exceeds; null for none, or if it fails for another reason anyway. */
export function checkLimits(request: GraphqlRequest, maxCost: number): GraphQLError | null {
  const nesting = Math.max(queryNesting(request.query), valueNesting(request.variables));
  if (nesting > maxNesting) {
    const errorText = `Arguments or variables are ${String(nesting)} levels deep; the maximum is ${String(maxNesting)}.`;
    return limitError('QUERY_TOO_DEEP', errorText);
  }
  const checked = checkQuery(request.query);
  if ('errors' in checked) return null;
  const operation = getOperationAST(checked.document, request.operationName);
  if (!operation) return null;
  const depth = queryDepth(checked.document, operation);
  if (depth > maxDepth) {
    const errorText = `The query is ${String(depth)} levels deep; ${String(maxDepth)} are answered at most.`;
    return limitError('QUERY_TOO_DEEP', errorText);
  }
  try {
    const cost = queryCost(checked.document, operation, request.variables);
    if (cost <= maxCost) return null;
    const errorText = `The query costs ${String(cost)} points; ${String(maxCost)} are answered at most.`;
    return limitError(
      'QUERY_TOO_COSTLY',
      `${errorText} Request smaller pages, pass page sizes as variables, or split the query.`,
    );
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}
