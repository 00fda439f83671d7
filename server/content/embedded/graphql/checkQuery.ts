import { GraphQLError, parse, validate } from 'graphql';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { edgeSchema } from './edgeSchema.ts';

/** A query that matches the schema, or its errors. */
export type CheckedQuery = { document: DocumentNode } | { errors: NonNullable<ExecutionResult['errors']> };

const checkedQueries = new LRUCache<string, CheckedQuery>({ max: 200 });

function check(query: string): CheckedQuery {
  try {
    const document = parse(query, { maxLexicalTokens: 5000 });
    const errors = validate(edgeSchema, document);
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    // a parser that ran out of stack throws no GraphQLError
    return { errors: [error instanceof GraphQLError ? error : new GraphQLError('The query cannot be read.')] };
  }
}

/** Parses a query and validates it against the Edge schema; recent ones are cached. */
export function checkQuery(query: string): CheckedQuery {
  const cached = checkedQueries.get(query);
  if (cached) return cached;
  const checked = check(query);
  checkedQueries.set(query, checked);
  return checked;
}
