import type { Dealer, Department, Employee } from '../../../../shared/catalogue/dealers/Dealer.ts';
import { clockText } from '../../../../shared/kit/time/clockText.ts';
import type { DepartmentKind } from './dealerTexts.ts';
import { dealerTexts, departmentKinds } from './dealerTexts.ts';
import type { DealerTown } from './dealerTowns.ts';
import { dealerTowns } from './dealerTowns.ts';
import type { SeededRandom } from '../seededRandom.ts';
import { seededRandom } from '../seededRandom.ts';
import type { DemoSite } from '../siteTexts.ts';
import { asciiSlug } from '../../../../shared/kit/text/asciiSlug.ts';

/** A dealer with the data that its cars need. */
export interface DemoDealer {
  dealer: Dealer;
  /** Share of the site's cars. */
  size: number;
}

/** The makes a dealer is authorised for; each dealer has some of them. A car store sells any make, used. */
// prettier-ignore
const dealerBrands = ['Volvo', 'Volkswagen', 'Audi', 'Skoda', 'SEAT', 'CUPRA', 'Mercedes-Benz', 'smart', 'Kia', 'Polestar', 'Ford', 'BYD'];

const callingCodes: Record<DemoSite['country'], string> = { SE: '+46', NO: '+47', UK: '+44', FI: '+358', SK: '+421' };

/** Creates an invented subscriber number in international format. */
function phoneNumber(site: DemoSite, town: DealerTown, random: SeededRandom): string {
  const digits = () => random.int(0, 9);
  const tail = `${digits()}${digits()} ${digits()}${digits()}`;
  if (site.country === 'NO') return `+47 ${town.areaCode} 00 ${tail}`;
  return `${callingCodes[site.country]} ${town.areaCode.replace(/^0/, '')} 123 ${tail}`;
}

function emailOf(...parts: string[]): string {
  return `${parts.map((part) => asciiSlug(part)).join('.')}@polhem.example`;
}

/** The group's largest workshops work into the night, from Monday to Thursday. */
const nightWorkshops = new Set(['Stockholm Bromma', 'Göteborg Hisings Backa']);

/** Heavy vehicles are repaired while they would stand still anyway. */
const truckWorkshopHours = ['6', '2'] as const;

function opening(kind: DepartmentKind, site: DemoSite, town: string): Department['openingschedule'] {
  const texts = dealerTexts[site.language];
  const time = (hour: string): string => clockText(Number(hour) * 60, site.language);
  const hours = (range: readonly [string, string] | null): string =>
    range ? `${time(range[0])}–${time(range[1])}` : texts.closed;
  const usual = kind.code === 'WORKSHOP' && site.name === 'polhem-trucks' ? truckWorkshopHours : kind.weekdays;
  const weekdays =
    kind.code === 'WORKSHOP' && nightWorkshops.has(town)
      ? [
          { day: 'Måndag–torsdag', displayText: hours(['7', '1']) },
          { day: 'Fredag', displayText: hours(kind.weekdays) },
        ]
      : [{ day: texts.weekdays, displayText: hours(usual) }];
  return {
    openinghours: [
      ...weekdays,
      { day: texts.saturday, displayText: hours(kind.saturday) },
      { day: texts.sunday, displayText: hours(kind.sunday) },
    ],
    // Closed on Sundays means closed on holidays.
    deviationdays: texts.holidays.map(([day, text]) => ({ day, displayText: kind.sunday ? text : texts.closed })),
  };
}

function employees(site: DemoSite, town: DealerTown, position: number, random: SeededRandom): Employee[] {
  const texts = dealerTexts[site.language];
  const kind = departmentKinds[position];
  const firstNames = random.sample(texts.firstNames, kind?.people ?? 1);
  return firstNames.map((first_name) => {
    const last_name = random.pick(texts.lastNames);
    const title = texts.titles[position] ?? '';
    return {
      first_name,
      last_name,
      title,
      phone: phoneNumber(site, town, random),
      email: emailOf(first_name, last_name),
    };
  });
}

const sampleBrands = (random: SeededRandom): string[] => random.sample(dealerBrands, random.int(3, 6));
const randomOf = (site: DemoSite, town: DealerTown): SeededRandom => seededRandom(`${site.name}:dealer:${town.town}`);

/** Number of dealers that get a make which none has by chance. A site repairs what it sells. */
const dealersPerRareBrand = 3;

/** Returns the makes that no town has by chance, and the towns that get them: the site's largest. */
function rareBrands(site: DemoSite, towns: readonly DealerTown[]): { brands: string[]; towns: ReadonlySet<string> } {
  const given = new Set(towns.flatMap((town) => sampleBrands(randomOf(site, town))));
  const largest = towns.toSorted((one, other) => other.size - one.size).slice(0, dealersPerRareBrand);
  return { brands: dealerBrands.filter((brand) => !given.has(brand)), towns: new Set(largest.map(({ town }) => town)) };
}

/** Creates the dealers of a site; deterministic. Dealer ids are `<company><two digits>`, unique over all sites. */
export function makeDealers(site: DemoSite): DemoDealer[] {
  // vehicles of any make, most of them used
  const carStore = site.name.includes('carstore') || site.name === 'polhem-trucks';
  const towns = dealerTowns(site.name);
  const rare = rareBrands(site, towns);
  return towns.map((town, index) => {
    const random = randomOf(site, town);
    const id = `${site.company}${String(index + 1).padStart(2, '0')}`;
    const name = `${site.dealerName} ${town.town.replace(',', '')}`;
    const brands = carStore ? [] : [...sampleBrands(random), ...(rare.towns.has(town.town) ? rare.brands : [])];
    const kinds = [...departmentKinds.entries()].filter(([, kind]) => !carStore || kind.code !== 'NEW');
    const departments = kinds.map(([position, kind]): Department => {
      const texts = dealerTexts[site.language];
      const local = texts.departments[position] ?? kind.group;
      return {
        name: local,
        official_name: `${name} ${local}`,
        department_type: kind.code,
        group: kind.group,
        erp_id: `${site.company}.${id}${position + 1}`,
        phone: phoneNumber(site, town, random),
        email: emailOf(local, town.town),
        openingschedule: opening(kind, site, town.town),
        brands: brands.map((brand) => ({ brand_code: asciiSlug(brand), brand_name: brand })),
        users: employees(site, town, position, random),
      };
    });
    const dealer: Dealer = {
      id,
      slug: asciiSlug(name),
      site_official_name: name,
      site_street: town.street,
      site_zip: town.zip,
      site_city: town.town,
      site_region: town.region,
      site_phone: phoneNumber(site, town, random),
      site_email: emailOf(town.town),
      site_geocoord: `${town.latitude.toFixed(4)},${town.longitude.toFixed(4)}`,
      site_image_url: '',
      site_primary_image: null,
      site_brands: brands,
      website_city: town.town,
      website_sort_order: (index + 1) * 10,
      site_departments: departments,
    };
    return { dealer, size: town.size };
  });
}
