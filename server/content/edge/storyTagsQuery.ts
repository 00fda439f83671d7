import type { ContentFieldNames } from '../../../shared/content/ContentModel.ts';

/** One page of the tags in a folder, in the platform's order. */
export function storyTagsQuery(fields: ContentFieldNames): string {
  return `
query StoryTags($folder: String!, $language: String!, $first: Int!, $after: String) {
  item(path: $folder, language: $language) {
    children(first: $first, after: $after) {
      total
      pageInfo { hasNext endCursor }
      results {
        id
        name
        key: field(name: "${fields.tagKey}") { value }
        value: field(name: "${fields.tagValue}") { value }
      }
    }
  }
}`;
}
