import type { Language } from '../../shared/site/SiteTypes.ts';
import type { ExampleTexts } from './exampleTexts.ts';
import type { NewGroup } from './newGroup.ts';
import { yamlText } from './yamlText.ts';

/** Texts of files by path below the group's folder. */
export type GroupFiles = Map<string, string>;

type Pages = Record<string, object>;

/** Returns page files by name, without the language. */
function pagesIn(texts: ExampleTexts, group: NewGroup): Pages {
  return { ...startPage(texts, group), ...carPages(texts), ...dealerPages(texts), ...companyPages(texts) };
}

function startPage(texts: ExampleTexts, { name }: NewGroup): Pages {
  const allCars = { text: texts.allCars, href: `/${texts.pathToCarList}` };
  return {
    start: {
      title: name,
      template: 'StartPage',
      fields: { metaTitle: name, metaDescription: texts.homeDescription },
      sections: [
        {
          Blurb: {
            Title: texts.homeHeading,
            TitleTag: 'h2',
            RichText: `<p>${texts.homeText}</p>`,
            Link: allCars,
            ButtonType: 'Primary',
            BackgroundColor: 'BackgroundColor1',
          },
        },
        {
          CarTeaser: {
            Title: texts.newest,
            Link: allCars,
            Mode: 'query',
            Layout: 'Grid',
            SortName: 'car_publishdate:desc',
            Limit: 8,
          },
        },
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

/** Pages about the company, with its contacts and privacy policy. */
function companyPages(texts: ExampleTexts): Pages {
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
        {
          ContactForm: { Title: texts.contactForm, Topics: [{ Topic: 'buy' }, { Topic: 'sell' }, { Topic: 'other' }] },
        },
        { FacilityList: { Title: texts.dealers, Limit: 20 } },
      ],
    },
    privacy: {
      title: texts.privacy,
      slug: texts.pathToPrivacy,
      order: 100,
      fields: { metaDescription: texts.privacyDescription, HideInNavigation: true },
      sections: [{ RichText: { Text: texts.privacyText } }, { CookieList: {} }],
    },
  };
}

/** Returns header and footer of every page. */
function frame(texts: ExampleTexts, { name, host }: NewGroup): object {
  const link = (text: string, path: string): object => ({ Link: { text, href: `/${path}` } });
  return {
    MainNavigation: { LogoText: name, HasDarkTheme: false, SlimNav: false, ShowSeparator: false },
    Footer: {
      Text: texts.footer,
      LinkGroups: [
        {
          Title: texts.footerBuy,
          Links: [link(texts.cars, texts.pathToCarList), link(texts.sellMenu, texts.sellSlug)],
        },
        {
          Title: texts.footerAbout,
          Links: [
            link(texts.about, texts.aboutSlug),
            link(texts.dealers, texts.pathToSiteList),
            link(texts.contact, texts.pathToContact),
            link(texts.privacy, texts.pathToPrivacy),
          ],
        },
      ],
      Email: `info@${host}`,
      Copyright: `© ${name}`,
    },
  };
}

/** Returns the content of the site in one language. */
export function pageFiles(group: NewGroup, language: Language, texts: ExampleTexts): GroupFiles {
  const folder = `content/${group.site}`;
  return new Map([
    [
      `${folder}/site.${language}.yaml`,
      `# Above and below every page: docs/content.md\n${yamlText(frame(texts, group))}`,
    ],
    ...Object.entries(pagesIn(texts, group)).map(([page, content]): [string, string] => [
      `${folder}/pages/${page}.${language}.yaml`,
      yamlText(content),
    ]),
  ]);
}
