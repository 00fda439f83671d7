import type { ComponentType } from 'react';
import type { SectionProps } from '../framework/SectionDefinition.ts';

/**
 * Code of every content section by the platform's component name.
 * Every page loads this table; the rest of the sections' definitions (`sections.ts`) loads with client-side navigation.
 */
export const sectionComponents = {
  HeroBanner: async () => (await import('../content/sections/HeroBanner.tsx')).HeroBanner,
  Blurb: async () => (await import('../content/sections/Blurb.tsx')).Blurb,
  CardRow: async () => (await import('../content/sections/cards/CardRow.tsx')).CardRow,
  CarModelCards: async () => (await import('../content/sections/cards/CarModelCards.tsx')).CarModelCards,
  AuctionLots: async () => (await import('../content/sections/auctions/AuctionLots.tsx')).AuctionLots,
  AuctionLot: async () => (await import('../content/sections/auctions/AuctionLot.tsx')).AuctionLot,
  Faq: async () => (await import('../content/sections/Faq.tsx')).Faq,
  Accordion: async () => (await import('../content/sections/AccordionBlock.tsx')).AccordionBlock,
  LeadForm: async () => (await import('../content/sections/forms/LeadForm.tsx')).LeadForm,
  Jotform: async () => (await import('../content/sections/forms/Jotform.tsx')).Jotform,
  RichText: async () => (await import('../content/sections/RichTextBlock.tsx')).RichTextBlock,
  Card: async () => (await import('../content/sections/cards/SingleCard.tsx')).SingleCard,
  VideoEmbed: async () => (await import('../content/sections/VideoEmbed.tsx')).VideoEmbed,
  Countdown: async () => (await import('../content/sections/auctions/Countdown.tsx')).Countdown,
  Carousel: async () => (await import('../content/sections/cards/CarouselBlock.tsx')).CarouselBlock,
  FileList: async () => (await import('../content/sections/FileList.tsx')).FileList,
  SocialShare: async () => (await import('../content/sections/SocialShare.tsx')).SocialShare,
  StageRow: async () => (await import('../content/sections/cards/StageRow.tsx')).StageRow,
  CookieList: async () => (await import('../content/sections/CookieList.tsx')).CookieList,
  CreditWarning: async () => (await import('../content/sections/CreditWarning.tsx')).CreditWarning,
  StoriesIndex: async () => (await import('../content/sections/stories/StoriesIndex.tsx')).StoriesIndex,
  StoriesList: async () => (await import('../content/sections/stories/StoriesList.tsx')).StoriesList,
  StoriesTeaser: async () => (await import('../content/sections/stories/StoriesTeaser.tsx')).StoriesTeaser,
  StoryHeader: async () => (await import('../content/sections/stories/StoryHeader.tsx')).StoryHeader,
  StoryByline: async () => (await import('../content/sections/stories/StoryByline.tsx')).StoryByline,
  StoryNavigation: async () => (await import('../content/sections/stories/StoryNavigation.tsx')).StoryNavigation,
  ModelRange: async () => (await import('../catalogue/teasers/ModelRange.tsx')).ModelRange,
  CarFinder: async () => (await import('../catalogue/finder/CarFinder.tsx')).CarFinder,
  CarTeaser: async () => (await import('../catalogue/teasers/CarTeaser.tsx')).CarTeaser,
  DealerTeaser: async () => (await import('../catalogue/teasers/DealerTeaser.tsx')).DealerTeaser,
  FacilityList: async () => (await import('../catalogue/teasers/FacilityList.tsx')).FacilityList,
  TestPoints: async () => (await import('../catalogue/car/promises/TestPoints.tsx')).TestPoints,
  BookingHeader: async () => (await import('../booking/sections/BookingHeader.tsx')).loadBookingHeader(),
  ServiceBooking: async () => (await import('../booking/sections/ServiceBooking.tsx')).loadServiceBooking(),
  ManagedBooking: async () => (await import('../booking/manage/ManagedBooking.tsx')).ManagedBooking,
  ContactForm: async () => (await import('../forms/storecontact/StoreContact.tsx')).StoreContact,
  SplitHero: async () => (await import('../forms/splithero/SplitHero.tsx')).SplitHero,
  SellCar: async () => (await import('../forms/sellcar/SellCar.tsx')).SellCar,
  ServiceRequest: async () => (await import('../forms/servicerequest/ServiceRequest.tsx')).ServiceRequest,
  TireHotel: async () => (await import('../tirehotel/sections/TireHotel.tsx')).TireHotel,
} satisfies Record<string, () => Promise<ComponentType<SectionProps>>>;
