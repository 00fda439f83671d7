import { getNamedType, isCompositeType, isListType, isNonNullType, Kind } from 'graphql';
import type { DocumentNode, FieldNode, GraphQLOutputType, OperationDefinitionNode } from 'graphql';
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
