import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the page of the vehicle. */
export const vehicleTexts = {
  tireVehicle: 'Ditt fordon',
  tireBook: 'Boka hjulskifte',
  tireChange: 'Dags att byta däck',
  tireChangeFront: 'Dags att byta däck fram',
  tireChangeRear: 'Dags att byta däck bak',
  tireChangeDepth: 'Mönsterdjupet är som lägst {depth} mm. Vi rekommenderar nya däck före nästa säsong.',
  tireMustChange: 'Däcken måste bytas',
  tireMustChangeFront: 'Däcken fram måste bytas',
  tireMustChangeRear: 'Däcken bak måste bytas',
  tireMustChangeDepth:
    'Mönsterdjupet är som lägst {depth} mm. Köp nya däck innan hjulen sätts på: kontakta oss, så hjälper vi dig.',
  tireFindWorkshop: 'Hitta din verkstad',
  tireStored: 'Incheckade däck',
  tireNoneStored: 'Inga däck är incheckade just nu.',
  tireDepth: '{depth} mm',
  tireDepthUnlawful: '{depth} mm, under lagens gräns {limit} mm',
  tireDepthLow: '{depth} mm, under rekommenderade {limit} mm',
  tireDepthGood: '{depth} mm, över rekommenderade {limit} mm',
  tireScale:
    'Strecken på skalan: lagen kräver minst {summer} mm på sommardäck och {winter} mm på vinterdäck. Vi rekommenderar minst {advised} mm, för under det blir greppet sämre i väta och slask.',
  tireScaleAdvised:
    'Strecket på skalan: vi rekommenderar minst {advised} mm, för under det blir greppet sämre i väta och slask.',
  tireScaleAll:
    'Strecken på skalan: lagen kräver minst {summer} mm. Vi rekommenderar minst {advised} mm, för under det blir greppet sämre i väta och slask.',
  tireScaleSummer:
    'Strecken på skalan: lagen kräver minst {summer} mm på sommardäck. Vi rekommenderar minst {advised} mm, för under det ökar risken för vattenplaning.',
  tireScaleWinter:
    'Strecken på skalan: lagen kräver minst {winter} mm på vinterdäck på vintern, annars {summer} mm. Vi rekommenderar minst {advised} mm, för under det blir greppet sämre i väta och slask.',
  tireStation: 'Din servicestation',
  tirePackage: 'Ditt däckpaket',
  tirePackageInfo: 'Vad ingår i paketet?',
  tireNextChange: 'Nästa skifte',
  tireNextVisit: 'Nästa besök',
  tireVisitNumber: 'Bokningsnummer {number}',
  tireVisitFullDay: 'Lämna bilen före kl. {clock}.',
  tireVisitMove: 'Byt tid',
  tireVisitCancel: 'Avboka',
  tireMoreCars: 'Fler bilar på däckhotellet?',
  tireSeason_winterNow:
    'Vinterdäck är lagkrav vid vinterväglag {winterFrom}–{winterTo}, och dina ligger hos oss. Boka skifte så snart du kan.',
  tireSeason_winterSoon:
    'Boka skifte till vinterdäck före {winterFrom}: från och med då är de lagkrav vid vinterväglag. Dubbdäck är tillåtna sedan {studsFrom}.',
  tireSeason_winterLater:
    'Dina vinterdäck ska på före {winterFrom}, då de blir lagkrav vid vinterväglag. Dubbdäck är tillåtna från {studsFrom}.',
  tireSeason_summerNow:
    'Dags för sommardäck. Dubbdäck är bara tillåtna {studsFrom}–{studsTo}, om det inte är vinterväglag.',
  tireSeason_summerSoon:
    'Boka skifte till sommardäck. Kravet på vinterdäck gick ut {winterTo}, och dubbdäck ska vara av efter {studsTo} om det inte är vinterväglag.',
  tireSeason_summerLater:
    'Vinterdäck är lagkrav vid vinterväglag {winterFrom}–{winterTo}. Dina sommardäck ska på när vintern är över.',
} satisfies Texts;
