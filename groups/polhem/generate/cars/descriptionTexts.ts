import type { DemoLanguage } from '../DemoLanguage.ts';

/**
 * Sentences about a car, grouped by the property that they require. The first sentence opens with a fact of the car.
 * Filled in: {car}, {place} ("in Leeds"), {year}, {mileage}, {colour}, {power}, {equipment}, {range}, {boot}, {seats},
 * {consumption}, {sprint}.
 */
export interface DescriptionTexts {
  used: string[];
  new: string[];
  demo: string[];
  sample: string[];
  electric: string[];
  plugIn: string[];
  roomy: string[];
  van: string[];
  motorcycle: string[];
  /** Each with a figure of the car; those without a value are left out. */
  closing: string[];
}

export const descriptionTexts: Record<DemoLanguage, DescriptionTexts> = {
  sv: {
    used: [
      '{mileage} på mätaren sedan {year}: {car} med full servicehistorik, står {place}.',
      '{equipment} och {power}: {car} från {year}, servad av oss {place}.',
      '{colour} {car} från {year} med {mileage} på mätaren, provkörd och testad {place}.',
    ],
    new: [
      '{colour}, {power} och klar för leverans: ny {car} {place}.',
      '{equipment} och {power}: fabriksny {car}, i lager {place}.',
    ],
    demo: ['{mileage} som demobil: {car}, körd av våra säljare {place} och servad hos oss.'],
    sample: [
      '{power} och {seats} platser: så kan din {car} se ut. Färg, hjul och utrustning väljer du hos oss {place}.',
    ],
    electric: ['Räckvidden är upp till {range} enligt WLTP.', 'Batteriet tar dig upp till {range} på en laddning.'],
    plugIn: ['Kör de korta resorna på el, upp till {range} enligt WLTP.'],
    roomy: ['Bagageutrymmet rymmer {boot} liter.', 'Gott om plats: {boot} liter bagage bakom baksätet.'],
    van: ['Lastutrymmet rymmer {boot} liter.'],
    motorcycle: ['Nyservad inför säsongen.'],
    closing: ['Förbrukningen är {consumption}.', 'Från 0 till 100 km/h på {sprint}.'],
  },
  nb: {
    used: [
      '{mileage} på telleren siden {year}: {car} med full servicehistorikk, står {place}.',
      '{equipment} og {power}: {car} fra {year}, servet av oss {place}.',
      '{colour} {car} fra {year} med {mileage} på telleren, prøvekjørt og testet {place}.',
    ],
    new: [
      '{colour}, {power} og klar for levering: ny {car} {place}.',
      '{equipment} og {power}: fabrikkny {car}, på lager {place}.',
    ],
    demo: ['{mileage} som demobil: {car}, kjørt av selgerne våre {place} og servet hos oss.'],
    sample: ['{power} og {seats} plasser: slik kan din {car} se ut. Farge, hjul og utstyr velger du hos oss {place}.'],
    electric: ['Rekkevidden er opptil {range} etter WLTP.', 'Batteriet tar deg opptil {range} på én lading.'],
    plugIn: ['Kjør de korte turene på strøm, opptil {range} etter WLTP.'],
    roomy: ['Bagasjerommet rommer {boot} liter.', 'God plass: {boot} liter bagasje bak baksetet.'],
    van: ['Varerommet rommer {boot} liter.'],
    motorcycle: ['Nyservet før sesongen.'],
    closing: ['Forbruket er {consumption}.', 'Fra 0 til 100 km/t på {sprint}.'],
  },
  en: {
    used: [
      '{mileage} on the clock since {year}. See this {car}, with a full service history, {place}.',
      '{equipment} and {power}: a {year} {car}, serviced by us {place}.',
      '{colour} {year} {car} with {mileage}, inspected and road-tested {place}.',
    ],
    new: [
      '{colour}, {power} and ready for delivery: a new {car} {place}.',
      '{equipment} and {power}: a brand-new {car}, in stock {place}.',
    ],
    demo: ['{mileage} as our demonstrator: {car}, driven by our sales team {place} and serviced in house.'],
    sample: [
      '{power} and {seats} seats: this is how your {car} could look. Choose colour, wheels and options {place}.',
    ],
    electric: ['Range of up to {range} (WLTP).', 'The battery takes you up to {range} on one charge.'],
    plugIn: ['Do the short trips on electricity, up to {range} (WLTP).'],
    roomy: ['The boot holds {boot} litres.', 'Plenty of room: {boot} litres behind the rear seats.'],
    van: ['The load area holds {boot} litres.'],
    motorcycle: ['Freshly serviced for the season.'],
    closing: ['It does {consumption}.', '0–62 mph in {sprint}.'],
  },
  fi: {
    used: [
      '{mileage} mittarissa: hyvin pidetty {car} vuodelta {year} {place}.',
      '{equipment} ja {power}: {car} vuodelta {year}, nähtävillä {place}.',
      '{colour} {car} vuodelta {year}, ajettu {mileage}. Koeajettu ja testattu {place}.',
    ],
    new: [
      '{colour}, {power} ja heti toimitukseen: uusi {car} {place}.',
      '{equipment} ja {power}: tehdasuusi {car}, varastossa {place}.',
    ],
    demo: ['{mileage} esittelyautona: {car}, myyjiemme ajama ja meillä huollettu {place}.'],
    sample: [
      '{power} ja {seats} paikkaa: tältä voi näyttää oma autosi, {car}. Valitse väri, vanteet ja varusteet {place}.',
    ],
    electric: ['Toimintamatka jopa {range} (WLTP).', 'Yhdellä latauksella jopa {range}.'],
    plugIn: ['Aja lyhyet matkat sähköllä, jopa {range} (WLTP).'],
    roomy: ['Tavaratilan tilavuus on {boot} litraa.', 'Runsaasti tilaa: {boot} litraa takaistuimen takana.'],
    van: ['Tavaratilan tilavuus on {boot} litraa.'],
    motorcycle: ['Huollettu kautta varten.'],
    closing: ['Kulutus {consumption}.', 'Kiihtyvyys 0–100 km/h {sprint}.'],
  },
  sk: {
    used: [
      '{mileage} na tachometri, rok výroby {year}: {car} s úplnou servisnou históriou, k videniu {place}.',
      '{equipment} a výkon {power}: {car} z roku {year}, po servise {place}.',
      'Rok {year}, {mileage} a farba {colour}: {car}, skontrolované a vyskúšané {place}.',
    ],
    new: [
      'Výkon {power}, farba {colour} a ihneď k odberu: nové vozidlo {car} {place}.',
      '{equipment} a výkon {power}: úplne nové vozidlo {car}, na sklade {place}.',
    ],
    demo: ['{mileage} ako predvádzacie vozidlo: {car}, servisované u nás {place}.'],
    sample: ['Výkon {power} a počet miest {seats}: takto môže vyzerať váš {car}. Farbu a výbavu si vyberiete {place}.'],
    electric: ['Dojazd až {range} podľa WLTP.', 'Na jedno nabitie prejde až {range}.'],
    plugIn: ['Krátke cesty zvládne na elektrinu, až {range} podľa WLTP.'],
    roomy: ['Batožinový priestor má {boot} litrov.', 'Veľa miesta: {boot} litrov za zadnými sedadlami.'],
    van: ['Nákladný priestor má {boot} litrov.'],
    motorcycle: ['Po servise, pripravený na sezónu.'],
    closing: ['Spotreba {consumption}.', 'Z 0 na 100 km/h za {sprint}.'],
  },
};
