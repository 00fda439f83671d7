import type { ExampleTexts } from './exampleTexts.ts';
import { InitCommandError } from './InitCommandError.ts';
import type { NewSite } from './NewSite.ts';

/** Returns the workshop's page, with those to book and to manage a booking at the paths of the dictionary. */
export function workshopPages(texts: ExampleTexts, { host }: Pick<NewSite, 'host'>): Record<string, object> {
  const { workshop, pathToWorkshopBooking, pathToBooking } = texts;
  const [slug = '', ...book] = pathToWorkshopBooking.split('/');
  const [parent, ...manage] = pathToBooking.split('/');
  if (book.length !== 1 || manage.length !== 1 || parent !== slug) {
    throw new InitCommandError(
      `The paths "${pathToWorkshopBooking}" and "${pathToBooking}" must be below one page, like workshop/book and workshop/booking; change pathToWorkshopBooking or pathToBooking in texts/site.yaml of the language.`,
    );
  }
  return {
    workshop: {
      title: workshop.title,
      slug,
      order: 25,
      fields: { metaDescription: workshop.description },
      sections: [workshopTeaser(texts)],
    },
    'workshop/book': {
      title: workshop.book,
      slug: book[0],
      fields: { metaDescription: workshop.description },
      sections: [{ BookingHeader: { Title: workshop.book } }, { ServiceBooking: { SupportEmail: `info@${host}` } }],
    },
    'workshop/booking': {
      title: workshop.yours,
      template: 'UnlistedPage',
      slug: manage[0],
      fields: { HideInNavigation: true },
      sections: [{ ManagedBooking: {} }],
    },
  };
}

/** Returns a section that leads to the booking. */
export function workshopTeaser({ workshop, pathToWorkshopBooking }: ExampleTexts): object {
  return {
    Blurb: {
      Title: workshop.title,
      TitleTag: 'h2',
      RichText: `<p>${workshop.text}</p>`,
      Link: { text: workshop.book, href: `/${pathToWorkshopBooking}` },
      ButtonType: 'Primary',
    },
  };
}
