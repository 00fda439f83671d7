import { laterHeadTags } from './laterHeadTags.ts';
import { PageHeadTags } from '../PageHeadTags.tsx';

/** Tags of the server's head that belong to its page; see PageHeadTags. */
const tagsOfFirstPage = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property^="og:"]',
  'meta[property^="product:"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'script[type="application/ld+json"]',
].join();

/** Replaces the server's metadata by those that React renders. Call it before the second page is shown. */
export function replaceServerHeadTags(): void {
  if (laterHeadTags.Component) return;
  laterHeadTags.Component = PageHeadTags;
  for (const tag of document.head.querySelectorAll(tagsOfFirstPage)) tag.remove();
}
