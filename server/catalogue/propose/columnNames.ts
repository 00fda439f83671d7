import type { CarField } from '../../../shared/catalogue/Car.ts';
import { foldText } from '../../../shared/catalogue/foldText.ts';

/** Purposes that a column can be proposed for. */
export type Purpose = CarField | 'id' | 'site' | 'images' | 'seller/name' | 'seller/email' | 'seller/phone';

/**
 * Column names in Swedish, Norwegian, Danish, Finnish, German, English and Slovak.
 * They are folded and without punctuation. The first purpose with a matching name gets the column, so narrow names
 * precede wide ones.
 */
const names: [Purpose, string][] = [
  ['id', 'id bilid lagernr lagernummer lagernummer stocknumber stockno stockid stocknr objektid objektnr objektnummer annonsid annonsenr annonsenummer finnkode vehicleid carid adid varenummer internnr internnummer fahrzeugnummer fahrzeugid interneNummer kohdenumero ilmoitusnumero myyntinumero inzeratid idvozidla cislovozidla stock stocknum'],
  ['car_regno', 'regnr regno registreringsnummer registrationnumber registration plate licenseplate kennzeichen rekisterinumero rekisteritunnus rekkari ecv spz nummerskylt skiltnr kjennemerke nummerplade'],
  ['car_chassino', 'vin chassisnr chassisnummer chassinummer understellsnr understellsnummer stelnummer fahrgestellnummer fin fgnr alustanumero valmistenumero vincislo vinkod'],
  ['car_brand', 'merke marke make brand maerke merkki hersteller manufacturer fabrikat fabrikant znacka bilmarke bilmerke vyrobca'],
  ['car_model_text', 'modelltekst modelltext modelname modelltitel'],
  ['car_model', 'modell model malli modellserie modelserie modelrange baureihe modellinavn'],
  ['car_version', 'variant version utrustningsniva utforande versjon tittel title titel otsikko nadpis varustelu ausstattungslinie modellvariante modellbeschreibung modellvariant trim derivative subtitle overskrift beteckning'],
  ['car_year', 'arsmodell modellar ar aar year modelyear modelar argang baujahr modelljahr vuosimalli vuosi rok rokvyroby modelovyrok'],
  ['car_price', 'pris price preis hinta cena pricegross grossprice prisinklmva totalpris salgspris forsaljningspris kontantpris utsalgspris bruttopreis verkaufspreis myyntihinta predajnacena priskr prisnok prissek priseur sellingprice saleprice internetprice askingprice'],
  ['car_retail_price', 'ordinariepris ordinaerpris listpris listepris retailprice recommendedprice rrp forpris tidigarepris normalpris listenpreis ovh katalogovacena msrp'],
  ['car_campaign_price', 'kampanjpris kampanjepris tilbudspris campaignprice offerprice aktionspreis tarjoushinta akciovacena'],
  ['car_mileage', 'mileage miltal matarstallning kilometerstand kmstand km kilometer kjorelengde korelangd kilometrit ajetutkm ajokilometrit mittarilukema najazdene najazdenekm laufleistung kmtaellerstand odometer mileagekm miles antalmil mil tachometer'],
  ['car_fuel', 'drivmedel drivstoff braendstof fuel fueltype kraftstoff kraftstoffart polttoaine kayttovoima palivo bransle brenselstype drivstofftype drivmiddel'],
  ['car_gearbox', 'vaxellada girkasse gearkasse gear gearbox transmission getriebe getriebeart vaihteisto prevodovka girtype gearboxtype'],
  ['car_body', 'kaross karosseri karosserityp karosseritype body bodytype bodystyle aufbau karosserie korimalli karoseria biltype fordonstyp kategori category'],
  ['car_color', 'farg farge farve color colour exteriorcolor exteriorcolour farbe aussenfarbe vari farba utvendigfarge kaross farg extcolor'],
  ['car_drive', 'drivning hjuldrift drivhjul drivetrain drivewheel driven antrieb antriebsart vetotapa veto pohon traek'],
  ['car_power', 'effekt effekthk effektkw hastkrafter hestekrefter hk hp ps kw power horsepower powerhp powerkw motoreffekt leistung leistungps leistungkw teho tehohv tehokw vykon vykonkw ytelse enginehp'],
  ['car_seats', 'seter saten antalsaten antallseter seats sitze sitzplatze anzahlsitzplatze anzahlsitze istuimet paikkaluku sedadla pocetmiest saeder seatingcapacity'],
  ['car_owners', 'owners previousowners antalagare antalleiere eiere agare vorbesitzer anzahlvorbesitzer halter anzahlhalter omistajat proprietaires nombredeproprietaires'],
  ['car_inspected_until', 'hu huau hubis hugultigbis naechstehu tuvbis besiktigadtill eukontroll katsastettu controletechnique'],
  ['car_doors', 'dorer dorrar antaldorrar antalldorer doors turen anzahlturen ovet ovia dvere pocetdveri dore doorcount'],
  ['car_condition', 'tilstand skick stand condition zustand kunto stav nybrukt newused tillstand'],
  ['car_equipment', 'utstyr utrustning udstyr equipment features options ausstattung varusteet vybava extras tilleggsutstyr utstyrsliste'],
  ['car_description', 'beskrivelse beskrivning description beschreibung kuvaus popis text annonstext annonsetekst lisatiedot kommentar comments fritekst fritext salgstekst dealercomments sellercomments'],
  ['car_firstregistration', 'forstegangsregistrert 1gangregistrert 1gangsregistrert forstegangreg forstagangsregistrerad registreringsdatum forstaregistrering forsteregistrering registrertforstegang firstregistration firstregistered erstzulassung ensirekisterointi prvaregistracia forstereg 1gangreg 1gangsreg'],
  ['car_publishdate', 'publisert publicerad published publishdate publisheddate annonsdatum innlagt inlagd created createdat opprettet skapad julkaistu pridane datum dato date eingestellt dateinstock instockdate'],
  ['car_sale_state', 'status salgsstatus saljstatus salestatus state tila verkaufsstatus'],
  ['car_site_name', 'avdeling forhandler anlaggning aterforsaljare dealer dealername dealership branch filial standort handler toimipiste predajca pobocka butikk butik sted location'],
  ['car_site_city', 'by stad ort city stadt kaupunki mesto poststed postort sted'],
  ['car_site_id', 'avdelingsnr anlaggningsid dealerid branchid forhandlerid siteid locationid'],
  ['site', 'site nettsted webbplats website'],
  ['images', 'bilder bilde bild billeder billede images image pictures picture photos photo photourl imageurl imageurls bildeurl bildurl bilderurl kuvat kuva fotos foto obrazky obrazok bildlankar bildelenker imagelist photolist photourls'],
  ['seller/name', 'selger saljare saelger seller salesperson salesman contact contactname kontakt kontaktperson verkaufer ansprechpartner myyja predajca selgernavn saljarnamn kontaktnavn'],
  ['seller/email', 'selgerepost saljareepost selleremail contactemail kontaktepost epost email selgeremail kontaktemail mail'],
  ['seller/phone', 'selgertelefon selgertlf saljaretelefon sellerphone contactphone kontakttelefon telefon tlf phone telephone selgermobil puhelin tel'],
  ['car_loan_rate', 'rente ranta interestrate zins zinssatz korko urok nominellrente lanerente'],
  ['car_loan_duration', 'lopetid lanetid loanmonths laufzeit laina aika nedbetalingstid'],
  ['car_loan_monthly_cost', 'manadskostnad manedskostnad lanprmd lanprmnd lanpermanad monthlycost monthlypayment monatsrate kuukausiera mesacnasplatka manedspris prmnd'],
]; // prettier-ignore

const purposes = new Map<string, Purpose>();
for (const [purpose, words] of names) {
  for (const word of words.toLowerCase().split(' ')) if (!purposes.has(word)) purposes.set(word, purpose);
}

/**
 * Normalises a name: no case, accents, punctuation and trailing numbers.
 * "Bilde_3" → "bilde", "Årsmodell" → "arsmodell".
 */
export function plainName(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/\d+$/u, '');
}

/** Units in column names: "Effekt kW", "Pris (NOK)". */
const unitWords = /(?:km|mil|miles|hk|hp|ps|kw|hv|kr|nok|sek|eur|dkk|inklmva|inklmoms)$/;

/** Purpose of a column by its name, or by the last names of its path; null for an unknown name. */
export function detectPurpose(path: string): Purpose | null {
  const segments = path.split('/').map((segment) => segment.replace(/^@/, ''));
  const last = plainName(segments.at(-1) ?? '');
  const lastTwo = plainName(segments.slice(-2).join(''));
  const parent = plainName(segments.at(-2) ?? '');
  for (const name of [lastTwo, last, last.replace(unitWords, '')]) {
    const purpose = purposes.get(name);
    if (purpose !== undefined) return purpose;
  }
  // <price><gross>, { "make": { "name": … } }, <image url="…">
  return /^(?:name|value|text|gross|amount|url|href|src|title)$/.test(last) ? (purposes.get(parent) ?? null) : null;
}
