import { GraphQLError, parse, validate } from 'graphql';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { edgeSchema } from './edgeSchema.ts';

/** A query that fits the schema, or what is wrong with it. */
export type CheckedQuery = { document: DocumentNode } | { errors: NonNullable<ExecutionResult['errors']> };

const checkedQueries = new LRUCache<string, CheckedQuery>({ max: 200 });

function check(query: string): CheckedQuery {
  try {
    const document = parse(query, { maxTokens: 5000 });
    const errors = validate(edgeSchema, document);
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    // a parser that ran out of stack throws no GraphQLError
    return { errors: [error instanceof GraphQLError ? error : new GraphQLError('The query cannot be read.')] };
  }
}

/** Reads a query and holds it against the Edge schema; the latest ones are remembered. */
export function checkQuery(query: string): CheckedQuery {
  const known = checkedQueries.get(query);
  if (known) return known;
  const checked = check(query);
  checkedQueries.set(query, checked);
  return checked;
}
