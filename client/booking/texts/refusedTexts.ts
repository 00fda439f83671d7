import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of an attempt that booked nothing. */
export const refusedTexts = {
  contactCarBooked: 'Bilen har redan en bokad tid då',
  contactCarBookedText: 'En bil kan bara ha en bokning åt gången, så inget nytt är bokat.',
  contactCarBookedMail:
    'Är bokningen gjord med din e-post eller ditt telefonnummer mejlar vi länken till dess e-postadress.',
  contactCarBookedOther: 'Välj en annan tid',
  contactRefusedCall: 'Du kan också ringa verkstaden: ',
  contactRefusedCallUs: 'Du kan också ringa oss: ',
  contactTaken: 'Tiden är tyvärr bokad',
  contactTakenText: 'Någon hann före. Välj en annan tid så är det klart på en minut. Det du har skrivit är kvar.',
  contactFreeTimes: 'Lediga tider i närheten',
  contactNewTime: 'Välj ny tid',
  contactCodeTitle: 'Bekräfta din e-postadress',
  contactCodeText:
    'Många bokningar är gjorda med dina uppgifter. Vi har mejlat en kod till {email}: skriv den här och boka. Titta även i skräpposten.',
  contactCode: 'Kod',
  contactCodeWrong: 'Koden stämmer inte eller gäller inte längre. Använd koden i det senaste mejlet.',
  contactNotBooked: 'Verkstaden har tittat efter: bokningen kom aldrig fram. Du kan boka igen.',
} satisfies Texts;
