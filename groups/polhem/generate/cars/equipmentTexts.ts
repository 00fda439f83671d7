import type { DemoLanguage } from '../DemoLanguage.ts';

/**
 * Vehicles that can have an item.
 * Any, with a battery to charge, with a boot, with a cargo room, on two wheels.
 */
type Fits = 'any' | 'plug' | 'car' | 'van' | 'motorcycle';

/** Price when new, in thousands of SEK, from which cars have an item, by the item's class. */
const classPrices = { p: 330, q: 480, r: 640 } as const;

/**
 * One item per line: fits|sv|nb|en|fi|sk. After the vehicle, a letter is the class of its price, and a digit the group
 * of which a car has one item at most.
 */
const lines = `
any|ABS-bromsar|ABS-bremser|Anti-lock brakes|ABS-jarrut|ABS
any|Antispinn|Antispinn|Traction control|Luistonesto|Protišmykový systém
car.p1|Adaptiv farthållare|Adaptiv cruisekontroll|Adaptive cruise control|Mukautuva vakionopeudensäädin|Adaptívny tempomat
any.1|Farthållare|Cruisekontroll|Cruise control|Vakionopeudensäädin|Tempomat
car|Filhållningsassistent|Filholderassistent|Lane keeping assist|Kaista-avustin|Asistent udržania v pruhu
car|Dödavinkelvarnare|Blindsonevarsler|Blind spot monitor|Kuolleen kulman varoitin|Sledovanie mŕtveho uhla
car|Autobroms med fotgängarskydd|Autobrems med fotgjengervern|Autonomous emergency braking|Automaattinen hätäjarrutus|Automatické núdzové brzdenie
car|Trafikskyltsavläsning|Trafikkskiltgjenkjenning|Traffic sign recognition|Liikennemerkkien tunnistus|Rozpoznávanie značiek
car.2|Backkamera|Ryggekamera|Reversing camera|Peruutuskamera|Cúvacia kamera
car.q2|360-kamera|360-kamera|360-degree camera|360-kamera|360° kamera
car|Parkeringssensorer fram|Parkeringssensorer foran|Front parking sensors|Pysäköintitutkat edessä|Predné parkovacie senzory
car|Parkeringssensorer bak|Parkeringssensorer bak|Rear parking sensors|Pysäköintitutkat takana|Zadné parkovacie senzory
car.p|Parkeringsassistans|Parkeringsassistent|Park assist|Pysäköintiavustin|Parkovací asistent
car.q3|Dragkrok, elektrisk|Hengerfeste, elektrisk|Electric tow bar|Sähköinen vetokoukku|Elektrické ťažné zariadenie
car.3|Dragkrok, avtagbar|Hengerfeste, avtakbart|Detachable tow bar|Irrotettava vetokoukku|Odnímateľné ťažné zariadenie
car.p|Panoramatak|Panoramatak|Panoramic roof|Panoraamakatto|Panoramatická strecha
plug|Värmepump|Varmepumpe|Heat pump|Lämpöpumppu|Tepelné čerpadlo
plug|Laddkabel typ 2|Ladekabel type 2|Type 2 charging cable|Type 2 -latauskaapeli|Nabíjací kábel Type 2
plug|Förvärmning via app|Forvarming via app|App pre-conditioning|Esilämmitys sovelluksella|Predhrievanie cez aplikáciu
plug|Batterigaranti 8 år|Batterigaranti 8 år|8-year battery warranty|Akkutakuu 8 vuotta|Záruka na batériu 8 rokov
car|Eluppvärmda framstolar|Varmeseter foran|Heated front seats|Lämmitettävät etuistuimet|Vyhrievané predné sedadlá
car.p|Eluppvärmda baksäten|Varmeseter bak|Heated rear seats|Lämmitettävät takaistuimet|Vyhrievané zadné sedadlá
car|Eluppvärmd ratt|Varme i rattet|Heated steering wheel|Lämmitettävä ohjauspyörä|Vyhrievaný volant
car|Eluppvärmd vindruta|Oppvarmet frontrute|Heated windscreen|Lämmitettävä tuulilasi|Vyhrievané čelné sklo
car.p|Elstol med minne, förare|Elektrisk førersete med minne|Powered driver seat with memory|Sähkösäätöinen kuljettajan istuin muistilla|Elektrické sedadlo vodiča s pamäťou
car.p|Sportstolar|Sportsseter|Sports seats|Urheiluistuimet|Športové sedadlá
car.r|Massagestolar fram|Massasjeseter foran|Massaging front seats|Hierovat etuistuimet|Masážne predné sedadlá
car.q|Ventilerade framstolar|Ventilerte seter foran|Ventilated front seats|Tuuletetut etuistuimet|Odvetrávané predné sedadlá
car.p4|Skinnklädsel|Skinnseter|Leather upholstery|Nahkaverhoilu|Kožené čalúnenie
car|Läderratt|Skinnratt|Leather steering wheel|Nahkaverhoiltu ohjauspyörä|Kožený volant
car|Isofix|Isofix|Isofix|Isofix|Isofix
car|Delat baksäte 40/20/40|Delt baksete 40/20/40|40/20/40 split rear seat|Jaettu takaistuin 40/20/40|Delené zadné sedadlo 40/20/40
car.p|Elbaklucka|Elektrisk bakluke|Powered tailgate|Sähkötoiminen takaluukku|Elektrické piate dvere
car|Nyckellöst system|Nøkkelfritt system|Keyless entry and start|Avaimeton järjestelmä|Bezkľúčový vstup a štart
car.5|Tvåzons klimatanläggning|Tosoners klimaanlegg|Two-zone climate control|Kaksialueinen ilmastointi|Dvojzónová klimatizácia
car.q5|Trezons klimatanläggning|Tresoners klimaanlegg|Three-zone climate control|Kolmialueinen ilmastointi|Trojzónová klimatizácia
van|Luftkonditionering|Aircondition|Air conditioning|Ilmastointi|Klimatizácia
car|Navigation|Navigasjon|Satellite navigation|Navigointi|Navigácia
car.p|Digitalt instrumentkluster|Digitalt instrumentpanel|Digital instrument cluster|Digitaalinen mittaristo|Digitálny prístrojový panel
car.q|Head-up display|Head-up display|Head-up display|Head-up-näyttö|Head-up displej
any|Bluetooth|Bluetooth|Bluetooth|Bluetooth|Bluetooth
car|Apple CarPlay och Android Auto|Apple CarPlay og Android Auto|Apple CarPlay and Android Auto|Apple CarPlay ja Android Auto|Apple CarPlay a Android Auto
car.p|Trådlös mobilladdning|Trådløs mobillading|Wireless phone charging|Langaton puhelimen lataus|Bezdrôtové nabíjanie telefónu
car|DAB-radio|DAB-radio|DAB radio|DAB-radio|DAB rádio
car.p|Premiumljud|Premium lydanlegg|Premium audio|Premium-äänentoisto|Prémiový zvuk
car.q6|Matrix-LED-strålkastare|Matrix LED-lys|Matrix LED headlights|Matrix-LED-ajovalot|Matrix LED svetlomety
any.6|LED-strålkastare|LED-lys|LED headlights|LED-ajovalot|LED svetlomety
car|Automatiskt helljus|Automatisk fjernlys|Automatic main beam|Automaattiset kaukovalot|Automatické diaľkové svetlá
car|Regnsensor|Regnsensor|Rain sensor|Sadetunnistin|Dažďový senzor
car|Mörka rutor bak|Mørke ruter bak|Privacy glass|Tummennetut takalasit|Tónované zadné sklá
car|Takräcken|Takrails|Roof rails|Kattokaiteet|Strešné lyžiny
car.7|Lättmetallfälgar 18"|Lettmetallfelger 18"|18-inch alloy wheels|18" kevytmetallivanteet|18" zliatinové disky
car.q7|Lättmetallfälgar 20"|Lettmetallfelger 20"|20-inch alloy wheels|20" kevytmetallivanteet|20" zliatinové disky
car|Vinterhjul|Vinterhjul|Winter wheels|Talvirenkaat vanteineen|Zimné kolesá
any|Två nycklar|To nøkler|Two keys|Kaksi avainta|Dva kľúče
car.r|Luftfjädring|Luftfjæring|Air suspension|Ilmajousitus|Pneumatické pruženie
car|Körlägesväljare|Kjøremodusvelger|Drive mode selector|Ajotilan valitsin|Voľba jazdného režimu
car|Elektrisk parkeringsbroms|Elektrisk parkeringsbrems|Electric parking brake|Sähköinen käsijarru|Elektronická parkovacia brzda
car|Backstarthjälp|Bakkestartassistent|Hill start assist|Mäkilähtöavustin|Asistent rozjazdu do kopca
any|Stöldlarm|Tyverialarm|Alarm|Varashälytin|Alarm
car|Dragvikt över 1 500 kg|Tilhengervekt over 1 500 kg|Towing capacity over 1,500 kg|Vetopaino yli 1 500 kg|Ťažná kapacita nad 1 500 kg
any|Full servicehistorik|Full servicehistorikk|Full service history|Täydellinen huoltohistoria|Úplná servisná história
van|Inredning i lastutrymmet|Innredning i varerom|Racking in the load area|Tavaratilan hyllyt|Vstavba nákladného priestoru
van|Mellanvägg|Skillevegg|Bulkhead|Väliseinä|Deliaca priečka
van|Skjutdörr höger|Skyvedør høyre|Right-hand sliding door|Liukuovi oikealla|Posuvné dvere vpravo
van|Lastöglor|Lastekroker|Load lashing eyes|Kuormansidontalenkit|Kotviace oká
van|Parkeringssensorer bak|Parkeringssensorer bak|Rear parking sensors|Pysäköintitutkat takana|Zadné parkovacie senzory
van|Backkamera|Ryggekamera|Reversing camera|Peruutuskamera|Cúvacia kamera
van|Dragkrok|Hengerfeste|Tow bar|Vetokoukku|Ťažné zariadenie
van|Dieselvärmare|Dieselvarmer|Parking heater|Lisälämmitin|Nezávislé kúrenie
motorcycle|Handtagsvärme|Varme i håndtak|Heated grips|Kahvanlämmittimet|Vyhrievané rukoväte
motorcycle|Sidoväskor|Sidevesker|Panniers|Sivulaukut|Bočné kufre
motorcycle|Vindruta, justerbar|Justerbar vindskjerm|Adjustable windscreen|Säädettävä tuulisuoja|Nastaviteľný štít
motorcycle|Centralstöd|Midtstøtte|Centre stand|Keskiseisontatuki|Stredový stojan
motorcycle|Topbox|Toppboks|Top box|Takalaukku|Horný kufor
motorcycle|12 V-uttag|12 V-uttak|12 V socket|12 V -pistorasia|12 V zásuvka
`;

interface EquipmentItem {
  fits: Fits;
  /** In thousands of SEK; 0 for any car. */
  minNewPrice: number;
  /** Group of which a car has one item at most; "" for none. */
  oneOf: string;
  text: Record<DemoLanguage, string>;
}

const items: EquipmentItem[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [rules = '', sv = '', nb = '', en = '', fi = '', sk = ''] = line.split('|');
    const [fits, marks = ''] = rules.split('.');
    const [priceClass] = Object.entries(classPrices).filter(([name]) => marks.startsWith(name));
    return {
      fits: fits as Fits,
      minNewPrice: priceClass?.[1] ?? 0,
      oneOf: /\d/.exec(marks)?.[0] ?? '',
      text: { sv, nb, en, fi, sk },
    };
  });

export interface EquipmentUser {
  kind: 'car' | 'van' | 'motorcycle';
  plug: boolean;
  /** In thousands of SEK. */
  newPrice: number;
}

/** Returns the text of an item, named in Swedish, in a language. */
export function equipmentText(item: string, language: DemoLanguage): string {
  const found = items.find(({ text }) => text.sv === item);
  if (!found) throw new Error(`No equipment is named "${item}".`);
  return found.text[language];
}

/** Returns the possible items for a vehicle, of its kind and price. */
export function equipmentFor({ kind, plug, newPrice }: EquipmentUser): EquipmentItem[] {
  return items.filter(
    ({ fits, minNewPrice }) =>
      newPrice >= minNewPrice && (fits === 'any' || fits === kind || (fits === 'plug' && plug)),
  );
}

/** Leaves out items of a group of which an earlier one is there: two-zone next to three-zone climate. */
export function withoutAlternatives(drawn: readonly EquipmentItem[]): EquipmentItem[] {
  return drawn.filter(({ oneOf }, at) => oneOf === '' || drawn.findIndex((other) => other.oneOf === oneOf) === at);
}
