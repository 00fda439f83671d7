import { getOperationAST, GraphQLError } from 'graphql';
import { checkQuery } from '../embedded/graphql/checkQuery.ts';
import { queryCost } from './queryCost.ts';
import { queryDepth } from './queryDepth.ts';
import { queryNesting, valueNesting } from './queryNesting.ts';

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
