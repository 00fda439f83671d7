import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the summary of choices. */
export const summaryTexts = {
  bookingSummaryEmpty: 'Här ser du din bil, dina tjänster och priset medan du väljer.',
  bookingTotal: 'Totalt',
  bookingMedianPrices: 'Priserna är medianvärden.',
  bookingRebateNote: 'Rabatterade priser gäller med aktivt serviceavtal.',
  bookingBuildYearAndArea: 'Årsmodell {year}, {area}',
  bookingAgreementActive: 'Aktivt serviceavtal',
  bookingAgreementNone: 'Inget aktivt serviceavtal',
  bookingMoreInformation: 'Mer information',
  bookingBrand: 'Märke',
  bookingModel: 'Modell',
  bookingBuildYear: 'Årsmodell',
  bookingArea: 'Område',
  bookingAgreement: 'Serviceavtal',
  bookingAgreementYes: 'Aktivt',
  bookingAgreementNo: 'Inte aktivt',
  bookingWorkshopAndTime: 'Verkstad och tid',
  bookingFullDayOn: '{time}, heldag',
  bookingChangeTime: 'Ändra verkstad eller tid',
} satisfies Texts;
