/** Names of the query parameters of lists of stories: chosen tags, and how many pages to show. */
export const storyParameters = ['tag', 'page'] as const;
