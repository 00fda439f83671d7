import type { Language } from '../../../shared/site/SiteTypes.ts';

interface ServiceRequestMailTexts {
  subject: string;
  vehicle: string;
  car: string;
  motorcycle: string;
  services: string;
  date: string;
  other: string;
  newsletter: string;
  yes: string;
  no: string;
}

/** Wordings of the mail about work that is ordered, beside those that every lead's mail has. */
export const serviceRequestMailTexts: Record<Language, ServiceRequestMailTexts> = {
  sv: {
    subject: 'Serviceförfrågan: {plate} – {dealer}',
    vehicle: 'Fordon',
    car: 'bil',
    motorcycle: 'motorcykel',
    services: 'Tjänster',
    date: 'Önskad dag',
    other: 'Övrigt',
    newsletter: 'Nyhetsbrev',
    yes: 'ja',
    no: 'nej',
  },
  en: {
    subject: 'Service request: {plate} – {dealer}',
    vehicle: 'Vehicle',
    car: 'car',
    motorcycle: 'motorcycle',
    services: 'Services',
    date: 'Preferred date',
    other: 'Other',
    newsletter: 'Newsletter',
    yes: 'yes',
    no: 'no',
  },
  nb: {
    subject: 'Serviceforespørsel: {plate} – {dealer}',
    vehicle: 'Kjøretøy',
    car: 'bil',
    motorcycle: 'motorsykkel',
    services: 'Tjenester',
    date: 'Ønsket dato',
    other: 'Annet',
    newsletter: 'Nyhetsbrev',
    yes: 'ja',
    no: 'nei',
  },
  fi: {
    subject: 'Huoltopyyntö: {plate} – {dealer}',
    vehicle: 'Ajoneuvo',
    car: 'auto',
    motorcycle: 'moottoripyörä',
    services: 'Palvelut',
    date: 'Toivottu päivä',
    other: 'Muuta',
    newsletter: 'Uutiskirje',
    yes: 'kyllä',
    no: 'ei',
  },
  sk: {
    subject: 'Žiadosť o servis: {plate} – {dealer}',
    vehicle: 'Vozidlo',
    car: 'auto',
    motorcycle: 'motocykel',
    services: 'Služby',
    date: 'Želaný dátum',
    other: 'Iné',
    newsletter: 'Newsletter',
    yes: 'áno',
    no: 'nie',
  },
};
