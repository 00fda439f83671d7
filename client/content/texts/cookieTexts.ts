import type { StoredItemId } from '../../../shared/site/storedItems.ts';
import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Purpose of each stored item, by its id. */
const storedTexts = {
  stored_consent: 'Ditt svar om kakor.',
  stored_message: 'Att du har stängt meddelandet överst på sidan.',
  stored_scroll: 'Var på sidan du var, när du går tillbaka.',
  stored_cars: 'Bilar som du har sparat eller tittat på, och om du vill se månadskostnader.',
  stored_compare: 'Bilar som du jämför, och hur du vill se filtren.',
  stored_booking: 'Din påbörjade verkstadsbokning, med det du fyllt i.',
  stored_bookingOpen: 'En verkstadsbokning som skickats men inte bekräftats, med det du fyllt i.',
  stored_plates: 'Bilar som du har bett oss komma ihåg på den här enheten.',
  stored_tireHotel: 'Att du har identifierat dig i däckhotellet.',
  stored_tireVisit: 'Att du kan vara inloggad i däckhotellet, tills du loggar ut.',
  stored_tirePage: 'Vilket steg du är på i däckhotellet.',
  stored_analytics: 'Skiljer besök åt, så att de kan räknas.',
  stored_youtube: 'Inställningar och mätning i YouTubes spelare.',
  stored_youtubeVisit: 'Håller ihop ditt besök i YouTubes spelare.',
  stored_formGuard: 'Skyddar formuläret mot robotar.',
  stored_formVisit: 'Begränsar hur många anrop en besökare kan göra.',
} as const satisfies Record<`stored_${StoredItemId}`, string>;

/** Wordings of the list of cookies and other storage. */
export const cookieTexts = {
  ...storedTexts,
  cookieListTitle: 'Kakor och annat som sparas i din webbläsare',
  cookieName: 'Namn',
  cookieProvider: 'Vem',
  cookieUse: 'Vad det är till för',
  cookieKept: 'Hur länge',
  cookieKind_cookie: 'kaka',
  cookieKind_local: 'lokal lagring',
  cookieKind_session: 'flikens lagring',
  cookieUntilBrowserCloses: 'Tills du stänger webbläsaren',
  cookieUntilTabCloses: 'Tills du stänger fliken',
  cookieUntilRemoved: 'Tills du tar bort det',
  cookieNone: 'Den här webbplatsen sparar inget för det här.',
  cookiePageViews: 'Med ditt ja räknar vi vilka sidor som visas. För det sparas inget i din webbläsare.',
  cookieMapTiles: 'Kartor hämtas från {provider}, som då ser din IP-adress. Inget sparas i din webbläsare.',
  cookieChange: 'Ändra dina val',
} satisfies Texts;
