import { defaultFieldResolver, GraphQLError } from 'graphql';
import type { GraphQLFieldResolver } from 'graphql';

/**
 * Resolves like the default resolver, and refuses to go on when the pages of a request have more than `most` entries
 * together: pages in pages multiply, and what they bring is known only here.
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
