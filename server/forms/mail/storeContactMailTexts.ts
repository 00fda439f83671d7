import type { ContactTopic } from '../../../shared/forms/rules/ContactTopic.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';

interface StoreContactMailTexts {
  subject: string;
  topic: string;
  topics: Record<ContactTopic, string>;
}

/** Texts of the mail with a message to a store, in addition to those of every lead's mail. */
export const storeContactMailTexts: Record<Language, StoreContactMailTexts> = {
  sv: {
    subject: 'Meddelande från {name}: {topic} – {site}',
    topic: 'Gäller',
    topics: {
      buy: 'köpa bil',
      sell: 'sälja eller byta in',
      finance: 'finansiering',
      workshop: 'verkstad och service',
      jobs: 'jobba hos oss',
      press: 'press',
      other: 'annat',
    },
  },
  en: {
    subject: 'Message from {name}: {topic} – {site}',
    topic: 'About',
    topics: {
      buy: 'buying a car',
      sell: 'selling or part exchange',
      finance: 'finance',
      workshop: 'servicing and repairs',
      jobs: 'working with us',
      press: 'press',
      other: 'something else',
    },
  },
  nb: {
    subject: 'Melding fra {name}: {topic} – {site}',
    topic: 'Gjelder',
    topics: {
      buy: 'kjøpe bil',
      sell: 'selge eller bytte inn',
      finance: 'finansiering',
      workshop: 'verksted og service',
      jobs: 'jobbe hos oss',
      press: 'presse',
      other: 'annet',
    },
  },
  fi: {
    subject: 'Viesti: {name}, {topic} – {site}',
    topic: 'Aihe',
    topics: {
      buy: 'auton osto',
      sell: 'auton myynti tai vaihto',
      finance: 'rahoitus',
      workshop: 'korjaamo ja huolto',
      jobs: 'työpaikat',
      press: 'media',
      other: 'muu asia',
    },
  },
  sk: {
    subject: 'Správa od {name}: {topic} – {site}',
    topic: 'Téma',
    topics: {
      buy: 'kúpa auta',
      sell: 'predaj alebo protiúčet',
      finance: 'financovanie',
      workshop: 'servis',
      jobs: 'práca u nás',
      press: 'médiá',
      other: 'iné',
    },
  },
  de: {
    subject: 'Nachricht von {name}: {topic} – {site}',
    topic: 'Thema',
    topics: {
      buy: 'Autokauf',
      sell: 'Verkauf oder Inzahlungnahme',
      finance: 'Finanzierung',
      workshop: 'Werkstatt und Service',
      jobs: 'Arbeiten bei uns',
      press: 'Presse',
      other: 'Sonstiges',
    },
  },
};
