import type { DemoLanguage } from '../DemoLanguage.ts';

/**
 * Sentences about a car, grouped by the property that they require. {car}, {town}, {range} and {boot} are filled in.
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
  closing: string[];
}

export const descriptionTexts: Record<DemoLanguage, DescriptionTexts> = {
  sv: {
    used: [
      '{car} med full servicehistorik, säljs av oss i {town}.',
      'Välvårdad {car} med få ägare. Bilen står i {town}.',
      'Svensksåld {car}, genomgången och testad av vår verkstad i {town}.',
    ],
    new: ['Ny {car} i lager i {town}, klar för leverans.', 'Fabriksny {car} med snabb leverans från {town}.'],
    demo: ['Demobil: {car}, körd av våra säljare i {town} och servad hos oss.'],
    sample: ['Så kan din {car} se ut. Du väljer färg, hjul och utrustning tillsammans med oss i {town}.'],
    electric: ['Räckvidden är upp till {range} enligt WLTP.', 'Batteriet tar dig upp till {range} på en laddning.'],
    plugIn: ['Kör de korta resorna på el, upp till {range} enligt WLTP.'],
    roomy: ['Bagageutrymmet rymmer {boot} liter.', 'Gott om plats: {boot} liter bagage bakom baksätet.'],
    van: ['Lastutrymmet rymmer {boot} liter och är redo för jobbet.'],
    motorcycle: ['Nyservad inför säsongen och redo för långa turer.'],
    closing: [
      'Vi tar gärna din bil i inbyte.',
      'Bilen levereras nyservad och rekonditionerad.',
      'Garanti ingår enligt våra villkor.',
      'Boka en provkörning när det passar dig.',
    ],
  },
  nb: {
    used: [
      '{car} med full servicehistorikk, selges av oss i {town}.',
      'Velholdt {car} med få eiere. Bilen står i {town}.',
      'Norsksolgt {car}, gjennomgått og testet av verkstedet vårt i {town}.',
    ],
    new: ['Ny {car} på lager i {town}, klar for levering.', 'Fabrikkny {car} med rask levering fra {town}.'],
    demo: ['Demobil: {car}, kjørt av selgerne våre i {town} og servet hos oss.'],
    sample: ['Slik kan din {car} se ut. Du velger farge, hjul og utstyr sammen med oss i {town}.'],
    electric: ['Rekkevidden er opptil {range} etter WLTP.', 'Batteriet tar deg opptil {range} på én lading.'],
    plugIn: ['Kjør de korte turene på strøm, opptil {range} etter WLTP.'],
    roomy: ['Bagasjerommet rommer {boot} liter.', 'God plass: {boot} liter bagasje bak baksetet.'],
    van: ['Varerommet rommer {boot} liter og er klart for jobb.'],
    motorcycle: ['Nyservet før sesongen og klar for lange turer.'],
    closing: [
      'Vi tar gjerne bilen din i innbytte.',
      'Bilen leveres nyservet og klargjort.',
      'Garanti er inkludert etter våre vilkår.',
      'Bestill en prøvekjøring når det passer deg.',
    ],
  },
  en: {
    used: [
      '{car} with a full service history, for sale at our {town} dealership.',
      'A well-kept {car} with few owners, ready to see in {town}.',
      'This {car} has been inspected and road-tested by our workshop in {town}.',
    ],
    new: ['New {car} in stock in {town}, ready for delivery.', 'Brand-new {car} with quick delivery from {town}.'],
    demo: ['Ex-demonstrator {car}, driven by our sales team in {town} and serviced in house.'],
    sample: ['This is how your {car} could look. Choose colour, wheels and options with us in {town}.'],
    electric: ['Range of up to {range} (WLTP).', 'The battery takes you up to {range} on one charge.'],
    plugIn: ['Do the short trips on electricity, up to {range} (WLTP).'],
    roomy: ['The boot holds {boot} litres.', 'Plenty of room: {boot} litres behind the rear seats.'],
    van: ['The load area holds {boot} litres and is ready for work.'],
    motorcycle: ['Freshly serviced for the season and ready for long rides.'],
    closing: [
      'Part exchange is welcome.',
      'The car is supplied serviced and fully valeted.',
      'Warranty included on our terms.',
      'Book a test drive at a time that suits you.',
    ],
  },
  fi: {
    used: [
      '{car}, täydellinen huoltohistoria. Auto on nähtävillä: {town}.',
      'Hyvin pidetty {car}. Toimipiste: {town}.',
      '{car}, tarkastettu ja koeajettu omassa korjaamossamme. Toimipiste: {town}.',
    ],
    new: ['Uusi {car} heti toimitukseen. Toimipiste: {town}.', 'Tehdasuusi {car}, nopea toimitus. Toimipiste: {town}.'],
    demo: ['Esittelyauto: {car}, myyjiemme ajama ja meillä huollettu. Toimipiste: {town}.'],
    sample: ['Tältä voi näyttää oma autosi: {car}. Valitse väri, vanteet ja varusteet kanssamme. Toimipiste: {town}.'],
    electric: ['Toimintamatka jopa {range} (WLTP).', 'Yhdellä latauksella jopa {range}.'],
    plugIn: ['Aja lyhyet matkat sähköllä, jopa {range} (WLTP).'],
    roomy: ['Tavaratilan tilavuus on {boot} litraa.', 'Runsaasti tilaa: {boot} litraa takaistuimen takana.'],
    van: ['Tavaratilan tilavuus on {boot} litraa, valmis työhön.'],
    motorcycle: ['Huollettu kautta varten ja valmis pitkille matkoille.'],
    closing: [
      'Otamme mielellämme autosi vaihdossa.',
      'Auto luovutetaan huollettuna ja puhdistettuna.',
      'Takuu sisältyy ehtojemme mukaan.',
      'Varaa koeajo sinulle sopivaan aikaan.',
    ],
  },
  sk: {
    used: [
      '{car} s úplnou servisnou históriou. Predajňa: {town}.',
      'Zachovalé vozidlo {car}. Predajňa: {town}.',
      '{car}, skontrolované a otestované v našom servise. Predajňa: {town}.',
    ],
    new: [
      'Nové vozidlo {car} ihneď k odberu. Predajňa: {town}.',
      'Úplne nové {car} s rýchlym dodaním. Predajňa: {town}.',
    ],
    demo: ['Predvádzacie vozidlo {car}, servisované u nás. Predajňa: {town}.'],
    sample: ['Takto môže vyzerať váš {car}. Farbu, kolesá a výbavu si vyberiete s nami. Predajňa: {town}.'],
    electric: ['Dojazd až {range} podľa WLTP.', 'Na jedno nabitie prejde až {range}.'],
    plugIn: ['Krátke cesty zvládne na elektrinu, až {range} podľa WLTP.'],
    roomy: ['Batožinový priestor má {boot} litrov.', 'Veľa miesta: {boot} litrov za zadnými sedadlami.'],
    van: ['Nákladný priestor má {boot} litrov a je pripravený do práce.'],
    motorcycle: ['Po servise, pripravený na sezónu a dlhé cesty.'],
    closing: [
      'Vaše auto radi odkúpime na protiúčet.',
      'Vozidlo odovzdáme po servise a vyčistené.',
      'Záruka je v cene podľa našich podmienok.',
      'Objednajte sa na skúšobnú jazdu.',
    ],
  },
};
