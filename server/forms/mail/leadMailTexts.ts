import type { Language } from '../../../shared/site/SiteTypes.ts';

/** Texts of a lead's mail to its seller. */
export interface LeadMailTexts {
  subject: string;
  intro: string;
  /** Above the others when the recipient's mail server refused it. */
  redirected: string;
  name: string;
  phone: string;
  email: string;
  wishes: string;
  quote: string;
  testDrive: string;
  message: string;
  noMessage: string;
  car: string;
  carId: string;
  plate: string;
  mileage: string;
  price: string;
  dealer: string;
  page: string;
  financing: string;
  loan: string;
  private: string;
  company: string;
  months: string;
  down: string;
  photos: string;
  received: string;
  reference: string;
}

export const leadMailTexts: Record<Language, LeadMailTexts> = {
  sv: {
    subject: 'Förfrågan: {car} – {site}',
    intro: 'En besökare på {site} har hört av sig. Svara på det här mejlet för att svara direkt till {name}.',
    redirected:
      'OBS: Mejlet var till {address}, men kunde inte levereras dit ({reason}). Svara besökaren i stället, och rätta adressen.',
    name: 'Namn',
    phone: 'Telefon',
    email: 'E-post',
    wishes: 'Önskar',
    quote: 'offert',
    testDrive: 'provkörning',
    message: 'Meddelande',
    noMessage: '(inget meddelande)',
    car: 'Bil',
    carId: 'Bilens id',
    plate: 'Reg.nr',
    mileage: 'Mätarställning',
    price: 'Pris',
    dealer: 'Anläggning',
    page: 'Sida',
    financing: 'Finansiering',
    loan: 'billån',
    private: 'privatleasing',
    company: 'företagsleasing',
    months: '{months} månader',
    down: 'kontantinsats {down}',
    photos: 'Bilder',
    received: 'Mottaget',
    reference: 'Ärende',
  },
  en: {
    subject: 'Enquiry: {car} – {site}',
    intro: 'A visitor to {site} has been in touch. Reply to this email to answer {name} directly.',
    redirected:
      'Note: this email was for {address}, but could not be delivered there ({reason}). Please answer the visitor instead, and correct the address.',
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    wishes: 'Would like',
    quote: 'a quote',
    testDrive: 'a test drive',
    message: 'Message',
    noMessage: '(no message)',
    car: 'Car',
    carId: 'Car ID',
    plate: 'Registration',
    mileage: 'Mileage',
    price: 'Price',
    dealer: 'Dealership',
    page: 'Page',
    financing: 'Finance',
    loan: 'a car loan',
    private: 'private leasing',
    company: 'company leasing',
    months: '{months} months',
    down: 'deposit {down}',
    photos: 'Photos',
    received: 'Received',
    reference: 'Reference',
  },
  nb: {
    subject: 'Henvendelse: {car} – {site}',
    intro: 'En besøkende på {site} har tatt kontakt. Svar på denne e-posten for å svare {name} direkte.',
    redirected:
      'OBS: E-posten var til {address}, men kunne ikke leveres dit ({reason}). Svar den besøkende i stedet, og rett adressen.',
    name: 'Navn',
    phone: 'Telefon',
    email: 'E-post',
    wishes: 'Ønsker',
    quote: 'tilbud',
    testDrive: 'prøvekjøring',
    message: 'Melding',
    noMessage: '(ingen melding)',
    car: 'Bil',
    carId: 'Bilens id',
    plate: 'Reg.nr.',
    mileage: 'Kilometerstand',
    price: 'Pris',
    dealer: 'Forhandler',
    page: 'Side',
    financing: 'Finansiering',
    loan: 'billån',
    private: 'privatleasing',
    company: 'bedriftsleasing',
    months: '{months} måneder',
    down: 'egenkapital {down}',
    photos: 'Bilder',
    received: 'Mottatt',
    reference: 'Referanse',
  },
  fi: {
    subject: 'Yhteydenotto: {car} – {site}',
    intro: 'Sivuston {site} kävijä on ottanut yhteyttä. Vastaa tähän viestiin, niin vastaus menee suoraan: {name}.',
    redirected:
      'Huom.: Viesti oli osoitettu vastaanottajalle {address}, mutta sitä ei voitu toimittaa ({reason}). Vastaa kävijälle hänen puolestaan ja korjaa osoite.',
    name: 'Nimi',
    phone: 'Puhelin',
    email: 'Sähköposti',
    wishes: 'Toiveet',
    quote: 'tarjous',
    testDrive: 'koeajo',
    message: 'Viesti',
    noMessage: '(ei viestiä)',
    car: 'Auto',
    carId: 'Auton tunnus',
    plate: 'Rekisterinumero',
    mileage: 'Mittarilukema',
    price: 'Hinta',
    dealer: 'Toimipiste',
    page: 'Sivu',
    financing: 'Rahoitus',
    loan: 'autolaina',
    private: 'yksityisleasing',
    company: 'yritysleasing',
    months: '{months} kuukautta',
    down: 'käsiraha {down}',
    photos: 'Kuvia',
    received: 'Vastaanotettu',
    reference: 'Viite',
  },
  sk: {
    subject: 'Dopyt: {car} – {site}',
    intro: 'Návštevník stránky {site} sa ozval. Odpoveďou na tento e-mail odpoviete priamo: {name}.',
    redirected:
      'Pozor: E-mail bol určený pre {address}, ale nepodarilo sa ho doručiť ({reason}). Odpovedzte návštevníkovi namiesto neho a opravte adresu.',
    name: 'Meno',
    phone: 'Telefón',
    email: 'E-mail',
    wishes: 'Má záujem o',
    quote: 'cenovú ponuku',
    testDrive: 'skúšobnú jazdu',
    message: 'Správa',
    noMessage: '(bez správy)',
    car: 'Vozidlo',
    carId: 'ID vozidla',
    plate: 'EČV',
    mileage: 'Najazdené',
    price: 'Cena',
    dealer: 'Predajňa',
    page: 'Stránka',
    financing: 'Financovanie',
    loan: 'úver na auto',
    private: 'lízing pre súkromné osoby',
    company: 'firemný lízing',
    months: '{months} mesiacov',
    down: 'akontácia {down}',
    photos: 'Fotografie',
    received: 'Prijaté',
    reference: 'Číslo dopytu',
  },
  de: {
    subject: 'Anfrage: {car} – {site}',
    intro: 'Ein Besucher von {site} hat sich gemeldet. Mit einer Antwort auf diese E-Mail antworten Sie {name} direkt.',
    redirected:
      'Hinweis: Diese E-Mail war für {address}, konnte dort aber nicht zugestellt werden ({reason}). Bitte antworten Sie stattdessen, und berichtigen Sie die Adresse.',
    name: 'Name',
    phone: 'Telefon',
    email: 'E-Mail',
    wishes: 'Wünscht',
    quote: 'Angebot',
    testDrive: 'Probefahrt',
    message: 'Nachricht',
    noMessage: '(keine Nachricht)',
    car: 'Fahrzeug',
    carId: 'Fahrzeugnummer',
    plate: 'Kennzeichen',
    mileage: 'Kilometerstand',
    price: 'Preis',
    dealer: 'Standort',
    page: 'Seite',
    financing: 'Finanzierung',
    loan: 'Autokredit',
    private: 'Privatleasing',
    company: 'Gewerbeleasing',
    months: '{months} Monate',
    down: 'Anzahlung {down}',
    photos: 'Bilder',
    received: 'Eingegangen',
    reference: 'Vorgang',
  },
};
