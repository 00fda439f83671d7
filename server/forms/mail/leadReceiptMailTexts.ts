import type { LeadKind } from '../../../shared/forms/LeadTypes.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';

interface LeadReceiptMailTexts {
  subject: string;
  /** First sentence, by form. */
  received: Record<LeadKind, string>;
  next: string;
  reply: string;
  stranger: string;
}

/** Texts of the receipt that the sender of a form gets. */
export const leadReceiptMailTexts: Record<Language, LeadReceiptMailTexts> = {
  sv: {
    subject: 'Tack, vi har tagit emot ditt ärende {reference} – {site}',
    received: {
      carContact: 'Tack! Vi har tagit emot din förfrågan om en bil.',
      sellCar: 'Tack! Vi har tagit emot uppgifterna om bilen som du vill sälja eller byta in.',
      serviceRequest: 'Tack! Vi har tagit emot din förfrågan om service.',
      storeContact: 'Tack! Vi har tagit emot ditt meddelande.',
    },
    next: 'Vi hör av oss så snart vi kan. Ditt ärendenummer är {reference}.',
    reply: 'Vill du lägga till något? Svara på det här mejlet.',
    stranger: 'Har du inte skrivit till oss? Då kan du bortse från det här mejlet.',
  },
  en: {
    subject: 'Thank you, we have received your enquiry {reference} – {site}',
    received: {
      carContact: 'Thank you. We have received your enquiry about a car.',
      sellCar: 'Thank you. We have received the details of the car that you want to sell or part-exchange.',
      serviceRequest: 'Thank you. We have received your service request.',
      storeContact: 'Thank you. We have received your message.',
    },
    next: 'We will get back to you as soon as we can. Your reference is {reference}.',
    reply: 'To add something, reply to this email.',
    stranger: 'If you have not written to us, please ignore this email.',
  },
  nb: {
    subject: 'Takk, vi har mottatt henvendelsen din {reference} – {site}',
    received: {
      carContact: 'Takk! Vi har mottatt henvendelsen din om en bil.',
      sellCar: 'Takk! Vi har mottatt opplysningene om bilen du vil selge eller bytte inn.',
      serviceRequest: 'Takk! Vi har mottatt forespørselen din om service.',
      storeContact: 'Takk! Vi har mottatt meldingen din.',
    },
    next: 'Vi tar kontakt så snart vi kan. Referansen din er {reference}.',
    reply: 'Vil du legge til noe? Svar på denne e-posten.',
    stranger: 'Har du ikke skrevet til oss? Da kan du se bort fra denne e-posten.',
  },
  fi: {
    subject: 'Kiitos, olemme vastaanottaneet yhteydenottosi {reference} – {site}',
    received: {
      carContact: 'Kiitos! Olemme vastaanottaneet autoa koskevan yhteydenottosi.',
      sellCar: 'Kiitos! Olemme vastaanottaneet sen auton tiedot, jonka haluat myydä tai vaihtaa.',
      serviceRequest: 'Kiitos! Olemme vastaanottaneet huoltopyyntösi.',
      storeContact: 'Kiitos! Olemme vastaanottaneet viestisi.',
    },
    next: 'Otamme sinuun yhteyttä mahdollisimman pian. Viitteesi on {reference}.',
    reply: 'Haluatko lisätä jotain? Vastaa tähän viestiin.',
    stranger: 'Jos et ole ottanut meihin yhteyttä, voit jättää tämän viestin huomiotta.',
  },
  sk: {
    subject: 'Ďakujeme, prijali sme váš dopyt {reference} – {site}',
    received: {
      carContact: 'Ďakujeme! Prijali sme váš dopyt na vozidlo.',
      sellCar: 'Ďakujeme! Prijali sme údaje o vozidle, ktoré chcete predať alebo vymeniť.',
      serviceRequest: 'Ďakujeme! Prijali sme vašu požiadavku na servis.',
      storeContact: 'Ďakujeme! Prijali sme vašu správu.',
    },
    next: 'Ozveme sa vám čo najskôr. Číslo vášho dopytu je {reference}.',
    reply: 'Chcete niečo doplniť? Odpovedzte na tento e-mail.',
    stranger: 'Ak ste nám nepísali, tento e-mail ignorujte.',
  },
  de: {
    subject: 'Danke, wir haben Ihre Anfrage {reference} erhalten – {site}',
    received: {
      carContact: 'Danke! Wir haben Ihre Anfrage zu einem Fahrzeug erhalten.',
      sellCar:
        'Danke! Wir haben die Angaben zu dem Fahrzeug erhalten, das Sie verkaufen oder in Zahlung geben möchten.',
      serviceRequest: 'Danke! Wir haben Ihre Service-Anfrage erhalten.',
      storeContact: 'Danke! Wir haben Ihre Nachricht erhalten.',
    },
    next: 'Wir melden uns so bald wie möglich. Ihre Vorgangsnummer lautet {reference}.',
    reply: 'Möchten Sie etwas ergänzen? Antworten Sie auf diese E-Mail.',
    stranger: 'Wenn Sie uns nicht geschrieben haben, ignorieren Sie diese E-Mail bitte.',
  },
};
