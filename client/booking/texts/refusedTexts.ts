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
  contactNotBooked: 'Verkstaden har tittat efter: bokningen kom aldrig fram. Du kan boka igen.',
} satisfies Texts;
