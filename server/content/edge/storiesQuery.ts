import type { ContentFieldNames } from '../../../shared/content/ContentModel.ts';

/**
 * Query for a page of the stories below an index, newest first, with the index's display options.
 * With tags, a story has at least one of them: the group has a variable per tag ($tag0, $tag1, …) and is left out
 * without tags, because a list of conditions cannot be a scalar variable.
 */
export function storiesQuery(fields: ContentFieldNames, tagCount: number): string {
  const numbers = Array.from({ length: tagCount }, (_none, at) => at);
  const tagVariables = numbers.map((at) => `, $tag${at}: String!`).join('');
  const anyTag = numbers.map((at) => `{ name: "${fields.tags}", value: $tag${at}, operator: CONTAINS }`).join(' ');
  return `
query Stories($datasource: String!, $language: String!, $parentId: String!, $storyTemplate: String!, $limit: Int!, $cursor: String${tagVariables}) {
  index: item(path: $datasource, language: $language) {
    showDates: field(name: "${fields.showDates}") { value }
    layout: field(name: "${fields.layout}") { value }
    highlightLatestStory: field(name: "${fields.highlightLatestStory}") { value }
  }
  stories: search(
    where: { AND: [
      { name: "_templates", value: $storyTemplate, operator: CONTAINS }
      { name: "_language", value: $language, operator: EQ }
      { name: "_path", value: $parentId, operator: CONTAINS }${tagCount > 0 ? `\n      { OR: [${anyTag}] }` : ''}
    ] }
    first: $limit
    after: $cursor
    orderBy: { name: "${fields.date}", direction: DESC }
  ) {
    total
    pageInfo { hasNext endCursor }
    results { ...StoryCard }
  }
}
fragment StoryCard on Item {
  id
  name
  displayName
  url { path }
  title: field(name: "${fields.title}") { value }
  premble: field(name: "${fields.preamble}") { value }
  image: field(name: "${fields.image}") { jsonValue }
  date: field(name: "${fields.date}") { value ... on DateField { formattedDateValue(format: "yyyy-MM-dd") } }
  tags: field(name: "${fields.tags}") { value }
}`;
}
