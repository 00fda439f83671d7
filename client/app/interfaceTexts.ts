import type { TextRoom } from '../../shared/site/TextRoom.ts';
import { bookingContactTexts } from '../booking/texts/bookingContactTexts.ts';
import { callTexts } from '../booking/texts/callTexts.ts';
import { bookingTexts } from '../booking/texts/bookingTexts.ts';
import { carOutcomeTexts } from '../booking/texts/carOutcomeTexts.ts';
import { carStepTexts } from '../booking/texts/carStepTexts.ts';
import { changeTexts } from '../booking/texts/changeTexts.ts';
import { stepTexts } from '../booking/texts/stepTexts.ts';
import { confirmationTexts } from '../booking/texts/confirmationTexts.ts';
import { headerTexts } from '../booking/texts/headerTexts.ts';
import { manageTexts } from '../booking/texts/manageTexts.ts';
import { offerTexts } from '../booking/texts/offerTexts.ts';
import { outcomeTexts } from '../booking/texts/outcomeTexts.ts';
import { refusedTexts } from '../booking/texts/refusedTexts.ts';
import { plateTexts } from '../booking/texts/plateTexts.ts';
import { waitingTexts } from '../booking/texts/waitingTexts.ts';
import { summaryTexts } from '../booking/texts/summaryTexts.ts';
import { timesTexts } from '../booking/texts/timesTexts.ts';
import { weekTexts } from '../booking/texts/weekTexts.ts';
import { workshopTexts } from '../booking/texts/workshopTexts.ts';
import { carTexts } from '../catalogue/texts/carTexts.ts';
import { compareTexts } from '../catalogue/texts/compareTexts.ts';
import { dealerDescriptionTexts } from '../catalogue/texts/dealerDescriptionTexts.ts';
import { dealerDetailTexts } from '../catalogue/texts/dealerDetailTexts.ts';
import { dealerListTexts } from '../catalogue/texts/dealerListTexts.ts';
import { dealerTexts } from '../catalogue/texts/dealerTexts.ts';
import { saleTexts } from '../catalogue/texts/saleTexts.ts';
import { landingTexts } from '../catalogue/texts/landingTexts.ts';
import { listTexts } from '../catalogue/texts/listTexts.ts';
import { modelRangeTexts } from '../catalogue/texts/modelRangeTexts.ts';
import { suggestTexts } from '../catalogue/suggest/suggestTexts.ts';
import { lotTexts } from '../content/texts/lotTexts.ts';
import { openTexts } from '../site/texts/openTexts.ts';
import { savedTexts } from '../catalogue/texts/savedTexts.ts';
import { countdownTexts } from '../content/texts/countdownTexts.ts';
import { cookieTexts } from '../content/texts/cookieTexts.ts';
import { embedTexts } from '../content/texts/embedTexts.ts';
import { fileTexts } from '../content/texts/fileTexts.ts';
import { siteSearchTexts } from '../content/texts/siteSearchTexts.ts';
import { contactTexts } from '../forms/contact/contactTexts.ts';
import { faultCountTexts } from '../forms/fields/faultCountTexts.ts';
import { phoneTexts } from '../forms/fields/phoneTexts.ts';
import { sendingTexts } from '../forms/fields/sendingTexts.ts';
import { sendFailureTexts } from '../forms/sendFailureTexts.ts';
import { livePhotoTexts } from '../forms/sellcar/livePhotoTexts.ts';
import { sellTexts } from '../forms/sellcar/sellTexts.ts';
import { serviceTexts } from '../forms/servicerequest/serviceTexts.ts';
import { storeTexts } from '../forms/storecontact/storeTexts.ts';
import { quotePlaceTexts } from '../finance/quote/quotePlaceTexts.ts';
import { quoteTexts } from '../finance/quote/quoteTexts.ts';
import { loanTexts } from '../finance/loanTexts.ts';
import { mapFailureTexts } from '../places/mapFailureTexts.ts';
import { mapTexts } from '../places/mapTexts.ts';
import { placesTexts } from '../places/placesTexts.ts';
import { bookingPageTexts } from '../site/texts/bookingPageTexts.ts';
import { consentChoiceTexts } from '../site/texts/consentChoiceTexts.ts';
import { consentTexts } from '../site/texts/consentTexts.ts';
import { storyTexts } from '../content/texts/storyTexts.ts';
import { heroTexts } from '../content/texts/heroTexts.ts';
import { videoTexts } from '../content/texts/videoTexts.ts';
import { carouselTexts } from '../content/texts/carouselTexts.ts';
import { shareTexts } from '../site/texts/shareTexts.ts';
import { costWordings } from '../finance/costWordings.ts';
import { creditTexts } from '../finance/creditTexts.ts';
import { cardTexts } from '../catalogue/texts/cardTexts.ts';
import { teaserTexts } from '../catalogue/texts/teaserTexts.ts';
import { defaultTexts } from '../site/defaultTexts.ts';
import { failureTexts } from '../site/texts/failureTexts.ts';
import { copyButtonTexts } from '../site/texts/copyButtonTexts.ts';
import { footerTexts } from '../site/texts/footerTexts.ts';
import { menuTexts } from '../site/texts/menuTexts.ts';
import { gateTexts } from '../site/texts/gateTexts.ts';
import { sitePhoneTexts } from '../site/texts/sitePhoneTexts.ts';
import { privacyTexts } from '../site/texts/privacyTexts.ts';
import { numberTexts } from '../site/texts/numberTexts.ts';
import { staticErrorTexts } from '../site/texts/staticErrorTexts.ts';
import { outOfOrderTexts } from '../tirehotel/texts/outOfOrderTexts.ts';
import { sessionTexts } from '../tirehotel/texts/sessionTexts.ts';
import { tireTexts } from '../tirehotel/texts/tireTexts.ts';
import { vehicleTexts } from '../tirehotel/texts/vehicleTexts.ts';
import { wheelChangeTexts } from '../tirehotel/texts/wheelChangeTexts.ts';

/** Texts of the forms whose submissions are leads. */
const leadFormTexts = { ...faultCountTexts, ...phoneTexts, ...sendingTexts, ...sendFailureTexts };

/** Texts by the rooms that alone show them; rooms share some. See TextRoom. */
export const sectionTexts: Record<TextRoom, Record<string, string>> = {
  booking: {
    ...bookingTexts,
    ...carStepTexts,
    ...carOutcomeTexts,
    ...offerTexts,
    ...bookingPageTexts,
    ...headerTexts,
    ...callTexts,
    ...outcomeTexts,
    ...plateTexts,
    ...waitingTexts,
    ...workshopTexts,
    ...timesTexts,
    ...weekTexts,
    ...bookingContactTexts,
    ...refusedTexts,
    ...stepTexts,
    ...summaryTexts,
    ...confirmationTexts,
    ...leadFormTexts,
  },
  managedBooking: {
    ...bookingTexts,
    ...bookingPageTexts,
    ...changeTexts,
    ...manageTexts,
    ...offerTexts,
    ...stepTexts,
    ...timesTexts,
    ...weekTexts,
    ...workshopTexts,
    ...leadFormTexts,
  },
  tireHotel: {
    ...tireTexts,
    ...sessionTexts,
    ...outOfOrderTexts,
    ...bookingPageTexts,
    ...vehicleTexts,
    ...wheelChangeTexts,
    ...leadFormTexts,
  },
  serviceRequest: { ...serviceTexts, ...leadFormTexts },
  sellCar: { ...sellTexts, ...livePhotoTexts, ...contactTexts, ...leadFormTexts },
  contact: { ...storeTexts, ...contactTexts, ...leadFormTexts },
  carList: { ...listTexts, ...landingTexts, ...savedTexts },
  carDetail: {
    ...saleTexts,
    ...savedTexts,
    ...loanTexts,
    ...quotePlaceTexts,
    ...quoteTexts,
    ...contactTexts,
    ...leadFormTexts,
  },
  saved: savedTexts,
  dealers: { ...dealerListTexts, ...dealerDetailTexts, ...dealerDescriptionTexts },
  siteSearch: siteSearchTexts,
  stories: storyTexts,
  cookies: cookieTexts,
  lots: lotTexts,
};

/** Built-in wording of every interface label, for the server and the checks. Browsers load it in parts. */
export const interfaceTexts = {
  ...defaultTexts,
  ...menuTexts,
  ...footerTexts,
  ...copyButtonTexts,
  ...costWordings,
  ...teaserTexts,
  ...cardTexts,
  ...creditTexts,
  ...shareTexts,
  ...carouselTexts,
  ...videoTexts,
  ...heroTexts,
  ...storyTexts,
  ...failureTexts,
  ...sitePhoneTexts,
  ...consentTexts,
  ...consentChoiceTexts,
  ...carTexts,
  ...compareTexts,
  ...cookieTexts,
  ...countdownTexts,
  ...dealerDescriptionTexts,
  ...dealerDetailTexts,
  ...dealerListTexts,
  ...dealerTexts,
  ...embedTexts,
  ...fileTexts,
  ...gateTexts,
  ...landingTexts,
  ...listTexts,
  ...lotTexts,
  ...modelRangeTexts,
  ...suggestTexts,
  ...loanTexts,
  ...numberTexts,
  ...openTexts,
  ...saleTexts,
  ...savedTexts,
  ...quotePlaceTexts,
  ...quoteTexts,
  ...mapFailureTexts,
  ...mapTexts,
  ...placesTexts,
  ...privacyTexts,
  ...contactTexts,
  ...faultCountTexts,
  ...phoneTexts,
  ...sendingTexts,
  ...sendFailureTexts,
  ...livePhotoTexts,
  ...sellTexts,
  ...siteSearchTexts,
  ...staticErrorTexts,
  ...storeTexts,
  ...serviceTexts,
  ...bookingTexts,
  ...carStepTexts,
  ...carOutcomeTexts,
  ...offerTexts,
  ...bookingPageTexts,
  ...changeTexts,
  ...headerTexts,
  ...callTexts,
  ...manageTexts,
  ...outcomeTexts,
  ...plateTexts,
  ...waitingTexts,
  ...workshopTexts,
  ...timesTexts,
  ...weekTexts,
  ...bookingContactTexts,
  ...refusedTexts,
  ...stepTexts,
  ...summaryTexts,
  ...confirmationTexts,
  ...tireTexts,
  ...sessionTexts,
  ...outOfOrderTexts,
  ...vehicleTexts,
  ...wheelChangeTexts,
};
