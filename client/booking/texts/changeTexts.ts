import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the form that changes the services of a booking. */
export const changeTexts = {
  changeTitle: 'Ändra tjänster',
  changeText: 'Bokningen gäller som den är tills du sparar.',
  changeLoading: 'Hämtar tjänster för din bil',
  changeAddons: 'Tillval',
  changeKept: 'Miltal och meddelanden som du redan har lämnat följer med.',
  changeTotal: 'Nytt totalpris',
  changeTotalFrom: 'från {total}',
  changeWork: 'Beräknad arbetstid',
  changeSave: 'Spara ändringarna',
  changeStop: 'Behåll som det är',
  changeNoService: 'Välj minst en tjänst.',
  changeNothing: 'Du har inte ändrat något. Välj andra tjänster, eller behåll bokningen som den är.',
  changeNoFit: 'Arbetet får inte plats på din tid',
  changeNoFitText: 'Ingenting är ändrat än. Välj en ny tid, så byter vi tjänster och tid samtidigt.',
  changeCarBooked: 'Arbetet krockar med en annan tid för bilen',
  changeSaveWithTime: 'Spara tjänster och ny tid',
  changeBack: 'Välj andra tjänster',
} satisfies Texts;
