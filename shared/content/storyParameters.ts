/** Query parameters of story lists: chosen tags, and the number of pages to show. */
export const storyParameters = ['tag', 'page'] as const;
