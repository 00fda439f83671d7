import { registerTexts } from '../site/registerTexts.ts';

/** Wordings of a list of vehicles on a content page. */
export const vehicleListTexts = registerTexts({
  vehicleBody: 'Kaross',
  vehicleUse: 'Användning',
  vehicleAxles: 'Axlar',
  vehicleWeight: 'Totalvikt',
  vehicleFuel: 'Drivmedel',
  vehicleYear: 'Årsmodell',
  vehicleMileage: 'Körd',
  vehicleCount: '{count} fordon',
  vehicleCount_one: '{count} fordon',
  vehicleWithoutVat: 'exkl. moms',
  vehicleFilters: 'Filtrera fordon',
  vehicleClear: 'Rensa',
  vehicleNone: 'Inget fordon matchar',
  vehicleNoneHelp: 'Ta bort ett filter, eller ring oss: vi hittar bilen åt dig.',
});
