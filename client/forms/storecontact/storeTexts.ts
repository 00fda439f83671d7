import '../contact/contactTexts.ts'; // name, phone, mail and their errors are shared by all forms
import { registerTexts } from '../../site/registerTexts.ts';

/** Wordings of the contact form. */
export const storeTexts = registerTexts({
  storeTitle: 'Skriv till oss',
  storeRecipient: 'Vem vill du nå?',
  storeChoose: 'Välj anläggning',
  storeCentral: 'Kundservice',
  storeDealers: 'Anläggningar',
  storeTopic: 'Vad gäller det?',
  storeChooseTopic: 'Välj ämne',
  storeTopic_buy: 'Köpa bil',
  storeTopic_sell: 'Sälja eller byta in',
  storeTopic_finance: 'Finansiering',
  storeTopic_workshop: 'Verkstad och service',
  storeTopic_jobs: 'Jobba hos oss',
  storeTopic_press: 'Press',
  storeTopic_other: 'Annat',
  storeRecipientMissing: 'Välj vem du vill nå.',
  storeTopicMissing: 'Välj vad det gäller.',
  storeMessageMissing: 'Skriv ditt meddelande.',
  storeFault: 'Ett fält behöver rättas',
  storeSent: 'Tack, {name}!',
  storeSentText: '{store} har fått ditt meddelande och svarar så snart som möjligt, oftast inom en arbetsdag.',
  storeSentPlain: 'Tack!',
  storeSentPlainText: 'Vi har fått ditt meddelande och svarar så snart som möjligt, oftast inom en arbetsdag.',
  storeAnother: 'Skriv ett nytt meddelande',
  storeFailed: 'Meddelandet kom inte fram',
  storeFailedText: 'Något gick fel hos oss. Allt du skrivit är kvar: prova igen om en stund.',
  storeFailedCall: 'Något gick fel hos oss. Allt du skrivit är kvar: prova igen om en stund eller ring {phone}.',
  storeBack: 'Tillbaka till formuläret',
});
