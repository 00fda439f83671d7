import type { DemoDocument, DocumentSection } from './DemoDocument.ts';
import { priceSections } from './priceSections.ts';

const phone = { sv: '010-123 45 00', en: '+46 10 123 45 00' };

const batteryChecks: Record<'sv' | 'en', readonly string[]> = {
  sv: [
    'Hur mår batteriet? Be om ett mätprotokoll. Över 85 procent efter fem år är bra.',
    'Hur fort laddar den? Prova en snabbladdare, gärna en kall dag.',
    'Har den värmepump? Den märks på räckvidden från november till mars.',
    'Vilka kablar följer med? En ny laddkabel kostar ett par tusenlappar.',
    'Är mjukvaran uppdaterad? Titta i inställningarna, det tar en minut.',
    'Hur ser bromsarna ut? De används så lite att de rostar. Be att få se dem.',
    'Vad är kvar av garantin? På batteriet gäller den ofta i åtta år.',
  ],
  en: [
    'How is the battery? Ask for a measurement. Above 85 per cent after five years is good.',
    'How fast does it charge? Try a fast charger, ideally on a cold day.',
    'Does it have a heat pump? You notice it in the range from November to March.',
    'Which cables come with it? A new charging cable costs a couple of thousand kronor.',
    'Is the software up to date? Look in the settings, it takes a minute.',
    'What do the brakes look like? They are used so little that they rust. Ask to see them.',
    'What is left of the warranty? On the battery it often lasts eight years.',
  ],
};

const wear: Record<'sv' | 'en', readonly DocumentSection[]> = {
  sv: [
    {
      title: 'Normalt slitage, som inte kostar något',
      rows: [
        ['Stenskott i fronten', 'upp till 2 mm'],
        ['Repor', 'som går att polera bort'],
        ['Bucklor', 'upp till 20 mm, utan lackskada'],
        ['Fälgar', 'kantstött upp till 30 mm'],
        ['Klädsel', 'slitage utan hål eller fläckar'],
      ],
    },
    {
      title: 'Det här ska följa med',
      checks: [
        'Två nycklar',
        'Servicehistorik',
        'Laddkablar och laddkort',
        'Vinter- eller sommarhjul som hör till bilen',
      ],
    },
    {
      title: 'Så går återlämningen till',
      text: 'Boka en genomgång två månader före återlämning. Vi går igenom bilen tillsammans och du får ett skriftligt besked innan du går. Det som inte är normalt slitage får du pris på direkt.',
    },
  ],
  en: [
    {
      title: 'Normal wear, which costs nothing',
      rows: [
        ['Stone chips at the front', 'up to 2 mm'],
        ['Scratches', 'that can be polished away'],
        ['Dents', 'up to 20 mm, with unbroken paint'],
        ['Rims', 'kerbed up to 30 mm'],
        ['Upholstery', 'wear without holes or stains'],
      ],
    },
    {
      title: 'Bring these with the car',
      checks: [
        'Two keys',
        'The service history',
        'Charging cables and cards',
        'The other set of wheels that belongs to it',
      ],
    },
    {
      title: 'How you return the car',
      text: 'Book an inspection two months before you return the car. We go through it together and you get the result in writing before you leave. Anything beyond normal wear is priced on the spot.',
    },
  ],
};

const warranty: Record<'sv' | 'en', readonly DocumentSection[]> = {
  sv: [
    {
      title: 'I korthet',
      rows: [
        ['Arbetet', 'två år'],
        ['Delar som vi byter', 'två år'],
        ['Begagnade delar från vårt eget lager', 'två år'],
        ['Slitdelar, såsom bromsbelägg och torkarblad', 'fel i materialet'],
      ],
    },
    {
      title: 'Var den gäller',
      text: 'På alla Polhems verkstäder i Norden. Går något sönder längre bort ringer du oss först, så säger vi vart bilen ska.',
    },
    {
      title: 'Så gör du',
      text: 'Ring verkstaden eller ange registreringsnumret när du bokar: vi hittar jobbet. Spara gärna kvittot. Vi felsöker utan kostnad och rättar det som var vårt fel.',
    },
    {
      title: 'Det som inte ingår',
      text: 'Skador efter olycka, tävling eller ombyggnad, och sådant som en annan verkstad har ändrat efteråt.',
    },
  ],
  en: [
    {
      title: 'In short',
      rows: [
        ['Our work', 'two years'],
        ['Parts that we fit', 'two years'],
        ['Used parts from our own store', 'two years'],
        ['Wearing parts, such as brake pads and wiper blades', 'faults in material'],
      ],
    },
    {
      title: 'Where it holds',
      text: 'At every Polhem workshop in the Nordics. If something breaks further away, call us first and we tell you where to take the car.',
    },
    {
      title: 'What you do',
      text: 'Call the workshop or give us the registration when you book: we will find the job. Keep the receipt if you can. We look for the fault at no cost and put right what was ours.',
    },
    {
      title: 'What it leaves out',
      text: 'Damage from accidents, racing or conversion, and work that another workshop has changed since.',
    },
  ],
};

const sustainability: Record<'sv' | 'en', readonly DocumentSection[]> = {
  sv: [
    {
      title: 'Tre löften, och hur långt vi kommit',
      bars: [
        ['Anläggningar med förnybar el', 71, 'Alla 2028'],
        ['Återbrukade delar i reparationer', 34, 'Hälften 2030'],
        ['Fossilfria egna transporter', 46, 'Alla 2032'],
      ],
    },
    {
      title: 'Vad mer vi mäter',
      rows: [
        ['Energi per anläggning sedan 2024', '9 procent lägre'],
        ['Utbildning per medarbetare', '31 timmar'],
      ],
    },
    {
      title: 'Det som gick sämre',
      text: 'Vi räknade med 38 procent återbrukade delar och nådde 34. Det som saknades var plats, inte vilja. Nu har vi ett gemensamt lager i Örebro.',
    },
    {
      title: 'Så mäter vi',
      text: 'El enligt avtal med ursprungsgarantier. Delar enligt fakturerade reparationer, i antal. Transporter enligt körda mil mellan våra egna anläggningar. Siffrorna avser kalenderåret 2025.',
    },
  ],
  en: [
    {
      title: 'Three promises, and how far we have come',
      bars: [
        ['Sites with renewable electricity', 71, 'All by 2028'],
        ['Reused parts in repairs', 34, 'Half by 2030'],
        ['Own transports without fossil fuel', 46, 'All by 2032'],
      ],
    },
    {
      title: 'What else we measure',
      rows: [
        ['Energy per site since 2024', '9 per cent lower'],
        ['Training per employee', '31 hours'],
      ],
    },
    {
      title: 'What went less well',
      text: 'We expected 38 per cent of reused parts and reached 34. What we lacked was space, not will. Now we have a shared store in Örebro.',
    },
    {
      title: 'How we measure',
      text: 'Electricity by contracts with guarantees of origin. Parts by invoiced repairs, in number. Transports by the distance driven between our own sites. The figures are for the calendar year 2025.',
    },
  ],
};

const auctionTerms: readonly DocumentSection[] = [
  {
    title: 'Avgifter',
    rows: [
      ['Köparens avgift på klubbat pris, inklusive moms', '10 procent'],
      ['Säljarens avgift, bara om bilen blir såld', '6 procent'],
      ['Förvaring efter tio dagar', '150 kr per dygn'],
    ],
  },
  {
    title: 'Bud',
    text: 'Du bjuder med budnummer på plats, i telefon eller på nätet. Ett bud är bindande. Har numret reservation klubbas det först när reservationspriset är nått.',
  },
  {
    title: 'Skick',
    text: 'Alla fordon säljs i beskrivet skick. Läs beskrivningen, som börjar med felen, och kom på visningen tisdag eller onsdag 12–18. Det som inte gick att undersöka står det att vi inte har undersökt.',
  },
  {
    title: 'Betalning och hämtning',
    text: 'Fakturan kommer samma kväll och betalas inom tre bankdagar. Bilen är din när betalningen har kommit. Hämta den inom tio dagar eller boka vår transport, från 1 900 kr inom Mälardalen.',
  },
  {
    title: 'Om något är fel',
    text: 'Stämmer bilen inte med beskrivningen hör du av dig inom sju dagar från hämtningen. Vi prövar saken tillsammans med säljaren och svarar skriftligt.',
  },
];

/** Documents that pages of the demo group offer. */
export const demoDocuments: readonly DemoDocument[] = [
  {
    ...{ file: 'prislista-verkstad', language: 'sv', site: 'polhem-bil', title: 'Prislista verkstad' },
    lead: 'Priser för en vanlig personbil, inklusive moms. Det exakta priset för din bil står i bokningen.',
    sections: priceSections('sv'),
    note: `Gäller till och med den 30 juni 2027. Frågor: ${phone.sv}.`,
  },
  {
    ...{ file: 'workshop-prices', language: 'en', site: 'polhem-bil', title: 'Workshop prices' },
    lead: 'Prices for an ordinary car, including VAT. The exact price for yours is in the booking.',
    sections: priceSections('en'),
    note: `Valid until 30 June 2027. Questions: ${phone.en}.`,
  },
  {
    ...{ file: 'garanti-pa-arbete', language: 'sv', site: 'polhem-bil', title: 'Garanti på arbete och delar' },
    lead: 'Vi lämnar två års garanti på arbetet och på de delar vi byter.',
    sections: warranty.sv,
    note: `Garantin inskränker inte dina rättigheter enligt lag. Frågor: ${phone.sv}.`,
  },
  {
    ...{ file: 'workshop-warranty', language: 'en', site: 'polhem-bil', title: 'Warranty on work and parts' },
    lead: 'We give two years of warranty on our work and on the parts we fit.',
    sections: warranty.en,
    note: `The warranty does not limit your statutory rights. Questions: ${phone.en}.`,
  },
  {
    ...{
      file: 'checklista-begagnad-elbil',
      language: 'sv',
      site: 'polhem-bil',
      title: 'Checklista för begagnad elbil',
    },
    lead: 'Ta med listan när du tittar på bilen. Den som säljer ska kunna svara på allt.',
    sections: [{ title: 'Sju frågor', checks: batteryChecks.sv, hasLines: true }],
    note: `Får du svar på sex av sju kan du köpa bilen. Fråga oss om något är oklart: ${phone.sv}.`,
  },
  {
    ...{
      file: 'checklist-used-electric-car',
      language: 'en',
      site: 'polhem-bil',
      title: 'Checklist for a used electric car',
    },
    lead: 'Bring this list when you look at the car. The seller should be able to answer all of it.',
    sections: [{ title: 'Seven questions', checks: batteryChecks.en, hasLines: true }],
    note: `With six answers out of seven you can buy the car. Ask us if anything is unclear: ${phone.en}.`,
  },
  {
    ...{ file: 'skickguide-leasing', language: 'sv', site: 'polhem-bil', title: 'Normalt slitage vid leasing' },
    lead: 'Vad som får synas på bilen när avtalet är slut, och vad vi bedömer som skada.',
    sections: wear.sv,
    note: `Är du osäker? Skicka en bild eller ring ${phone.sv}.`,
  },
  {
    ...{ file: 'leasing-return-guide', language: 'en', site: 'polhem-bil', title: 'Normal wear at the end of a lease' },
    lead: 'What may show on the car when the contract ends, and what counts as damage.',
    sections: wear.en,
    note: `Not sure? Send us a photo or call ${phone.en}.`,
  },
  {
    ...{ file: 'auktionsvillkor', language: 'sv', site: 'polhem-auctions', title: 'Auktionsvillkor' },
    lead: 'Villkor för den som köper eller säljer på våra torsdagsauktioner.',
    sections: auctionTerms,
    note: 'Gäller från den 1 januari 2026. Frågor: 010-123 47 00, vardagar 9–17.',
  },
  {
    ...{ file: 'hallbarhet-2025', language: 'sv', site: 'polhem-group', title: 'Hållbarhet 2025' },
    lead: 'Vad vi har lovat, med datum, och hur långt vi hade kommit vid årets slut.',
    sections: sustainability.sv,
    note: 'Frågor om redovisningen: group@polhem.example.',
  },
  {
    ...{ file: 'sustainability-2025', language: 'en', site: 'polhem-group', title: 'Sustainability 2025' },
    lead: 'What we have promised, with dates, and how far we had come at the end of the year.',
    sections: sustainability.en,
    note: 'Questions about this report: group@polhem.example.',
  },
];
