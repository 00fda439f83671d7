import type { ReactNode } from 'react';
import { useAppSelector } from '../framework/hooks.ts';

/** Size in px of the picture that the build draws for a site. */
const shareImageSize = { width: 1200, height: 630, alt: '' };

/** Tags for cards of a page in social networks, whose programs run no scripts. Server only. */
export function SocialCardTags(): ReactNode {
  const head = useAppSelector((state) => state.page.head);
  const { displayName: siteName, origin, locale } = useAppSelector((state) => state.site.context);
  const { width, height, alt } = head.ogImage ? { ...head.ogPicture } : shareImageSize;
  const properties = {
    'og:title': head.title || siteName,
    'og:type': head.ogType ?? 'website',
    'og:site_name': siteName,
    'og:description': head.ogDescription,
    'og:url': head.canonical,
    'product:price:amount': head.ogPrice?.amount,
    'product:price:currency': head.ogPrice?.currency,
    'twitter:card': 'summary_large_image',
    'og:image': head.ogImage || `${origin}/share-image.jpg`,
    'og:image:width': width,
    'og:image:height': height,
    'og:image:alt': alt || head.title || siteName,
    // a locale without a country is none of Open Graph
    'og:locale': /^\w\w-[A-Z]{2}$/.test(locale) && locale.replace('-', '_'),
  };
  return Object.entries(properties).map(
    ([property, content]) => content && <meta key={property} property={property} content={String(content)} />,
  );
}
