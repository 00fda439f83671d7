import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';

/** Address of the dealer's own picture; "" without one. */
export function dealerPicture(dealer: Pick<Dealer, 'site_primary_image' | 'site_image_url'>): string {
  return dealer.site_primary_image?.original || dealer.site_image_url;
}
