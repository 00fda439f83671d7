import type { ContentBackend } from '../../shared/content/ContentGateway.ts';

/** Adds the editors' own page to the response for an unknown address. Without one the built-in page is used. */
export function withNotFoundPage(
  content: Pick<ContentBackend, 'layout' | 'errorPages'>,
): Pick<ContentBackend, 'layout'> {
  return {
    layout: async (query) => {
      const answer = await content.layout(query);
      if (answer.route) return answer;
      const { notFound } = await content.errorPages(query).catch(() => ({ notFound: null }));
      return notFound ? { ...answer, notFound } : answer;
    },
  };
}
