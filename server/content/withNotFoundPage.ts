import type { ContentBackend } from '../../shared/content/ContentGateway.ts';

/** Adds the editors' own page to the answer for an address that leads nowhere. Without one the product has its own. */
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
