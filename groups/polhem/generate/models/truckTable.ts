import type { TruckShape } from './modelShapes.ts';

/** A truck of the demo stock, as its dealer lists it. */
export interface TruckRow {
  brand: string;
  model: string;
  version: string;
  body: string;
  use: string;
  axles: number;
  grossWeightKg: number;
  fuel: string;
  horsepower: number;
  year: number;
  /** Swedish mil; 0 for a new truck. */
  mileage: number;
  /** SEK without VAT. */
  price: number;
  shape: TruckShape;
  equipment: string[];
  description: string;
}

/** Looks and axles of a truck by the body it carries. */
const builds = {
  tractor: { body: 'Dragbil', axles: 2, grossWeightKg: 18_000, shape: 'truck-tractor' },
  box: { body: 'Skåp', axles: 3, grossWeightKg: 26_000, shape: 'truck-box' },
  tipper: { body: 'Tipp', axles: 3, grossWeightKg: 26_000, shape: 'truck-tipper' },
  cooler: { body: 'Kyl och frys', axles: 3, grossWeightKg: 26_000, shape: 'truck-box' },
} as const satisfies Record<string, Pick<TruckRow, 'body' | 'axles' | 'grossWeightKg' | 'shape'>>;

const uses = { long: 'Fjärr', city: 'Distribution', site: 'Anläggning' } as const;

/** brand|model|version|build|use|fuel|hp|year|mil|price|equipment, comma separated|description */
const lines = `
Volvo|FH|500 4x2 Globetrotter|tractor|long|Diesel|500|2023|21400|1095000|Luftfjädring,Retarder,Dieselvärmare,Parkeringskyla,Kylskåp i hytten|Svensksåld fjärrbil med full servicehistorik hos oss. Två bäddar och parkeringskyla, klar att hänga på trailern.
Volvo|FH|Electric 4x2 490 kW|tractor|long|El|666|2025|3100|3290000|Luftfjädring,Parkeringskyla,Navigation,Kylskåp i hytten|Räckvidd upp till 300 km med full last. Vi räknar på slingor och laddstopp innan du bestämmer dig.
Scania|R 540|A4x2NA Highline|tractor|long|Diesel|540|2022|34800|945000|Luftfjädring,Retarder,Dieselvärmare,Navigation,Extraljus|En ägare, körd mellan Göteborg och Oslo. Nya drivdäck och besiktigad utan anmärkning.
Scania|R 460|A4x2NA Biogas|tractor|long|Biogas|460|2024|9800|1245000|Luftfjädring,Retarder,Parkeringskyla,Navigation|Flytande biogas med 750 km mellan tankstoppen. Garanti från tillverkaren till 2027.
Scania|45 R|A4x2 Elektrisk|tractor|long|El|610|2026|0|3350000|Luftfjädring,Parkeringskyla,Navigation,Kylskåp i hytten|Ny och klar för leverans. 624 kWh batteri och laddning med upp till 375 kW.
Mercedes-Benz|Actros|1851 BigSpace|tractor|long|Diesel|510|2021|41200|735000|Luftfjädring,Dieselvärmare,Parkeringskyla,Extraljus|Välskött fjärrbil från ett familjeåkeri. Servad enligt plan hela vägen.
DAF|XF|480 FT Super Space|tractor|long|Diesel|480|2020|52600|498000|Luftfjädring,Retarder,Dieselvärmare|Prisvärd dragbil för den som vill köra vidare. Motorn genomgången i vår verkstad i höst.
MAN|TGX|18.510 4x2 GX|tractor|long|Diesel|510|2024|8700|1165000|Luftfjädring,Retarder,Parkeringskyla,Navigation,Kylskåp i hytten|Nästan ny, demonstrationskörd av oss. Största hytten med två bäddar.
Volvo|FE|320 6x2 skåp 8,4 m|box|city|Diesel|320|2020|28700|520000|Bakgavellyft,Luftfjädring,Backkamera|Stadsbil med styrd bakaxel, sidodörr och bakgavellyft. Godkänd i miljözon klass 2.
Volvo|FE|Electric 6x2 skåp|box|city|El|306|2024|4200|2190000|Bakgavellyft,Luftfjädring,Backkamera,Navigation|Tyst nog för nattleverans. Fyra batterier och upp till 275 km i stadstrafik.
Scania|P 320|B6x2NB skåp 21 pall|box|city|Diesel|320|2021|24100|645000|Bakgavellyft,Luftfjädring,Backkamera,Farthållare|Skåp för 21 pall, tvättat och klart. Körd av samma förare sedan ny.
Mercedes-Benz|eActros 300|6x2 skåp|box|city|El|544|2025|1200|2640000|Bakgavellyft,Luftfjädring,Backkamera,Parkeringskyla|Räckvidd upp till 330 km. Laddar från 20 till 80 procent på en dryg timme.
MAN|TGS|26.360 6x2 skåp|box|city|Diesel|360|2023|6900|898000|Bakgavellyft,Luftfjädring,Backkamera,Farthållare|Låg körsträcka och kvarvarande nybilsgaranti. Skåp med lastsäkringsskenor i två nivåer.
DAF|CF|340 FAN skåp|box|city|Diesel|340|2019|31500|389000|Bakgavellyft,Backkamera|Ekonomisk distributionsbil med bakgavellyft, besiktigad i oktober. Servad enligt plan och klar att köra samma dag.
Renault|D Wide|320 6x2 skåp|box|city|Diesel|320|2022|17800|695000|Bakgavellyft,Luftfjädring,Farthållare|Ett skåp som rymmer 20 pall. Ny bakgavellyft i år.
Volvo|FM|380 6x2 Thermo|cooler|city|Diesel|380|2022|18600|1285000|Kylaggregat med nattström,Bakgavellyft,Luftfjädring,Backkamera|Två temperaturzoner och flyttbar mellanvägg. ATP-märkt till 2028.
Scania|P 360|B6x2*4NB Thermo|cooler|city|Diesel|360|2021|27900|985000|Kylaggregat med nattström,Bakgavellyft,Luftfjädring|Styrd bakaxel för trånga lastkajer. Kylaggregatet servat i september.
Scania|25 P|B6x2*4NB Elektrisk|cooler|city|El|313|2025|2600|2950000|Kylaggregat med nattström,Bakgavellyft,Backkamera,Navigation|Kyler på samma batteri som den kör. Upp till 250 km med stängda dörrar.
Mercedes-Benz|Actros|2536 6x2 skåp|box|city|Diesel|360|2022|22300|965000|Bakgavellyft,Luftfjädring,Backkamera|Skåp för 21 pall med öppningsbar sida. En ägare, körd på fasta slingor.
DAF|XD|370 FAN skåp|box|city|Diesel|370|2024|7400|1390000|Bakgavellyft,Luftfjädring,Parkeringskyla,Navigation|Lågt insteg och stora rutor: byggd för stan. Garanti kvar till 2027.
Volvo|FMX|460 6x4 tipp|tipper|site|Diesel|460|2022|14300|1490000|Navreduktion,Retarder,Dragkrok,Extraljus|Bakåttipp i slitstål, 14 kubik. Tandemaxel med spärrar och förberedd för vinterväghållning.
Scania|G 450 XT|B6x4HA tipp|tipper|site|Diesel|450|2019|22600|890000|Navreduktion,Dragkrok,Extraljus,Dieselvärmare|Trevägstipp med hydrauliskt lås. Ny koppling och nya bromsar fram.
MAN|TGS|26.510 6x4 tipp|tipper|site|Diesel|510|2021|15500|1180000|Navreduktion,Retarder,Dragkrok|Dumperflak och kraftig motor för tunga kross- och grusjobb.
Mercedes-Benz|Arocs|2646 6x4 tipp|tipper|site|Diesel|460|2023|9100|1540000|Navreduktion,Retarder,Dragkrok,Backkamera|Lågmils anläggningsbil med vägningssystem i flaket.`;

/** The trucks of the demo stock. */
export const truckTable: readonly TruckRow[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [brand, model, version, build, use, fuel, hp, year, mileage, price, equipment, description] = line.split('|');
    return {
      ...builds[build as keyof typeof builds],
      use: uses[use as keyof typeof uses],
      brand: brand ?? '',
      model: model ?? '',
      version: version ?? '',
      fuel: fuel ?? '',
      horsepower: Number(hp),
      year: Number(year),
      mileage: Number(mileage),
      price: Number(price),
      equipment: equipment?.split(',') ?? [],
      description: description ?? '',
    };
  });
