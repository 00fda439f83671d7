import { legalPageNames } from '../../config/legal/countryLaw.ts';
import type { LegalPages } from '../../config/legal/countryLaw.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import type { ExampleTexts } from './exampleTexts.ts';
import type { NewSite } from './NewSite.ts';
import { workshopPages, workshopTeaser } from './workshopPages.ts';
import { yamlText } from './yamlText.ts';

/** Content of files by path below the group's folder. */
export type GroupFiles = Map<string, string | Uint8Array>;

type Pages = Record<string, object>;

/** Wording of a site in one language. */
interface Wording {
  texts: ExampleTexts;
  /** Skeletons of the country's legal pages; null for a country without them. */
  legal: LegalPages | null;
}

/** Returns page files by name, without the language. */
function pagesIn({ texts, legal }: Wording, site: NewSite): Pages {
  return {
    ...startPage(texts, site),
    ...(site.stock && carPages(texts)),
    ...(site.workshop && workshopPages(texts, site)),
    ...dealerPages(texts),
    ...companyPages(texts, site),
    ...legalPages(texts, legal),
  };
}

function startPage(texts: ExampleTexts, { name, stock, workshop }: NewSite): Pages {
  const allCars = { text: texts.allCars, href: `/${texts.pathToCarList}` };
  const newest = {
    CarTeaser: {
      Title: texts.newest,
      Link: allCars,
      Mode: 'query',
      Layout: 'Grid',
      SortName: 'car_publishdate:desc',
      Limit: 8,
    },
  };
  return {
    start: {
      title: name,
      template: 'StartPage',
      fields: { metaTitle: name, metaDescription: stock ? texts.homeDescription : texts.aboutDescription },
      sections: [
        {
          Blurb: {
            Title: stock ? texts.homeHeading : texts.aboutHeading,
            TitleTag: 'h2',
            RichText: stock ? `<p>${texts.homeText}</p>` : texts.aboutText,
            ...(stock && { Link: allCars, ButtonType: 'Primary' }),
            BackgroundColor: 'BackgroundColor1',
          },
        },
        ...(stock ? [newest] : []),
        ...(workshop ? [workshopTeaser(texts)] : []),
        { DealerTeaser: { Title: texts.dealers, Show: 'Dealers' } },
      ],
    },
  };
}

/** List and page of a car, and the form to sell one. */
function carPages(texts: ExampleTexts): Pages {
  return {
    cars: {
      title: texts.cars,
      template: 'CarListPage',
      slug: texts.pathToCarList,
      order: 10,
      fields: { metaTitle: texts.cars, metaDescription: texts.carsDescription, NavigationTitle: texts.carsMenu },
    },
    car: {
      title: texts.car,
      template: 'CarDetailPage',
      slug: texts.pathToCarDetail,
      order: 11,
      fields: { HideInNavigation: true },
    },
    sell: {
      title: texts.sell,
      slug: texts.sellSlug,
      order: 20,
      fields: { metaDescription: texts.sellDescription, NavigationTitle: texts.sellMenu },
      sections: [
        {
          SellCar: {
            Title: texts.sell,
            Text: texts.sellText,
            StepsTitle: texts.sellSteps,
            Steps: [
              { Title: texts.sellDescribe, Text: texts.sellDescribeText },
              { Title: texts.sellOffer, Text: texts.sellOfferText },
              { Title: texts.sellHandOver, Text: texts.sellHandOverText },
            ],
          },
        },
      ],
    },
  };
}

function dealerPages(texts: ExampleTexts): Pages {
  return {
    dealers: {
      title: texts.dealers,
      template: 'SiteListPage',
      slug: texts.pathToSiteList,
      order: 30,
      fields: { metaTitle: texts.dealers, metaDescription: texts.dealersDescription },
    },
    dealer: {
      title: texts.dealer,
      template: 'SiteDetailPage',
      slug: texts.pathToSiteDetail,
      order: 31,
      fields: { HideInNavigation: true },
    },
  };
}

/** Pages about the company, with its contacts. */
function companyPages(texts: ExampleTexts, { stock, workshop }: NewSite): Pages {
  const topics = [...(stock ? ['buy', 'sell'] : []), ...(workshop ? ['workshop'] : []), 'other'];
  return {
    about: {
      title: texts.about,
      slug: texts.aboutSlug,
      order: 40,
      fields: { metaDescription: texts.aboutDescription },
      sections: [{ Blurb: { Title: texts.aboutHeading, TitleTag: 'h2', RichText: texts.aboutText } }],
    },
    contact: {
      title: texts.contact,
      slug: texts.pathToContact,
      order: 50,
      fields: { metaDescription: texts.contactDescription },
      sections: [
        { Blurb: { Title: texts.contactHeading, TitleTag: 'h2', RichText: texts.contactText } },
        { ContactForm: { Title: texts.contactForm, Topics: topics.map((Topic) => ({ Topic })) } },
        { FacilityList: { Title: texts.dealers, Limit: 20 } },
      ],
    },
  };
}

/** Imprint and other legal pages, in the order of their links. */
function legalPages(texts: ExampleTexts, legal: LegalPages | null): Record<string, { title: string; slug: string }> {
  const privacy = {
    title: texts.privacy,
    slug: texts.pathToPrivacy,
    description: texts.privacyDescription,
    text: legal?.privacy.text ?? texts.privacyText,
  };
  const written = { ...legal, privacy };
  const names = legalPageNames.filter((name) => written[name]);
  return Object.fromEntries(
    names.map((name, at) => {
      const { title, slug, description, text } = written[name] ?? privacy;
      const fields = { metaDescription: description, HideInNavigation: true };
      const sections = [{ RichText: { Text: onLines(text) } }, ...(name === 'privacy' ? [{ CookieList: {} }] : [])];
      return [name, { title, slug, order: 100 + at, fields, sections }];
    }),
  );
}

/** Puts each paragraph, heading and item on a line of its own, where its gaps are easy to find. */
function onLines(html: string): string {
  return html.replace(/(<\/(?:p|h2|li)>|<ul>) ?/g, '$1\n').trim();
}

/** Returns header and footer of every page. */
function frame({ texts, legal }: Wording, { name, host, stock, workshop, logo }: NewSite): object {
  const link = (text: string, path: string): object => ({ Link: { text, href: `/${path}` } });
  const buy = {
    Title: texts.footerBuy,
    Links: [link(texts.cars, texts.pathToCarList), link(texts.sellMenu, texts.sellSlug)],
  };
  return {
    MainNavigation: {
      ...((!logo || logo.isNamed) && { LogoText: name }),
      HasDarkTheme: false,
      SlimNav: false,
      ShowSeparator: false,
    },
    Footer: {
      ...(stock && { Text: texts.footer }),
      LinkGroups: [
        ...(stock ? [buy] : []),
        {
          Title: texts.footerAbout,
          Links: [
            link(texts.about, texts.aboutSlug),
            ...(workshop ? [link(texts.workshop.book, texts.pathToWorkshopBooking)] : []),
            link(texts.dealers, texts.pathToSiteList),
            link(texts.contact, texts.pathToContact),
          ],
        },
      ],
      LegalLinks: Object.values(legalPages(texts, legal)).map(({ title, slug }) => link(title, slug)),
      Email: `info@${host}`,
      Copyright: `© ${name}`,
    },
  };
}

const skeletonComment =
  '# A skeleton, no legal advice: fill in each [[…]], delete what does not apply, and have it checked. docs/countries.md\n';

/** Returns the content of the site in one language. */
export function pageFiles(site: NewSite, language: Language, wording: Wording): GroupFiles {
  const folder = `content/${site.key}`;
  const isLegal = (page: string): boolean =>
    wording.legal !== null && (legalPageNames as readonly string[]).includes(page);
  return new Map([
    [
      `${folder}/site.${language}.yaml`,
      `# Above and below every page: docs/content.md\n${yamlText(frame(wording, site))}`,
    ],
    ...Object.entries(pagesIn(wording, site)).map(([page, content]): [string, string] => [
      `${folder}/pages/${page}.${language}.yaml`,
      `${isLegal(page) ? skeletonComment : ''}${yamlText(content)}`,
    ]),
  ]);
}
