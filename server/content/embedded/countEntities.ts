import { defaultFieldResolver, GraphQLError } from 'graphql';
import type { GraphQLFieldResolver } from 'graphql';

/**
 * Default resolver that throws when the pages of a request have more than `most` entries together.
 * Nested pages multiply, and their number is only known here.
 */
export function countEntities(most: number): GraphQLFieldResolver<unknown, unknown> {
  let count = 0;
  return (source, given, context, info) => {
    const value: unknown = defaultFieldResolver(source, given, context, info);
    if (info.fieldName === 'results' && Array.isArray(value)) count += value.length;
    if (count > most) {
      throw new GraphQLError(`A request may bring ${String(most)} entries at most. Ask for smaller pages.`);
    }
    return value;
  };
}
