/** A kind of equipment, with the words for its items in six languages. */
interface Kind<Name extends string> {
  name: Name;
  words: RegExp;
}

/** Kinds of a car's equipment. The first whose words an item has is its kind. */
const carKinds = [
  {
    name: 'safety',
    words:
      /abs\b|abs-|airbag|antispinn|traction|luistones|protišmyk|traktion|brom|brems|brak|jarru|brzd|brzda|isofix|filh|fil-|lane|kaista|pruhu|spurhalt|dödavink|blind|kuolle|mŕtv|totwinkel|skylt|sign recog|trafikkskilt|liikennem|značiek|verkehrszeich|farth|cruise|vakionop|tempomat|park|pysäk|kamera|camera|helljus|fjernlys|main beam|kaukoval|svet|fernlicht|strålkast|headlight|led-|ajoval|led lys|scheinwerf|stöld|alarm|varash|regn|regens|rain|sade|dažď|backstart|hill|bakkest|mäkil|rozjazd|berganf/,
  },
  {
    name: 'technology',
    words:
      /navig|bluetooth|carplay|android|dab|ljud|audio|lyd|zvuk|sound|head-up|digital|digitá|instrument|mobil|phone|puhel|handy|telef|usb|laddk|ladek|charg|lataus|nabíj|ladeka|batteri|battery|akku|batér|mittaristo|ään/,
  },
  {
    name: 'exterior',
    words:
      /drag|hengerf|tilhenger|tow|veto|ťažn|prívesu|anhäng|räck|rails|kattok|strešn|dachrel|fälg|felg|(?<!steering )wheel|vante|disky|vinterhj|talvir|zimn|winter|rutor|ruter|glass|lasit|sklá|scheiben|luftfj|air susp|ilmajous|pneumat|luftfed|körläg|kjørem|drive mode|ajotil|jazdn|fahrmod/,
  },
  {
    name: 'history',
    words: /servicehist|service hist|huoltohist|servisn|två nycklar|nøkler|two keys|avainta|dva kľ|zwei schl/,
  },
  { name: 'comfort', words: /./ },
] as const satisfies readonly Kind<string>[];

const history = carKinds[3];

/** Kinds of a truck's or van's equipment. */
const workKinds = [
  history,
  {
    name: 'safety',
    words:
      /retarder|abs\b|airbag|antisp|traction|luiston|protiš|brom|brems|brak|jarru|brzd|filh|lane|kaista|kamera|camera|larm|alarm|roterljus|varningsljus|beacon|cruise|farth|vakionop|tempomat|(?:parkering|parking |pysäköinti|parkovaci).{0,3}(?:sens|assist|tutk|avust)/,
  },
  {
    name: 'cargo',
    words:
      /flak|\bskåp|bakgavel|tail|lift|\blast|load|kran|crane|kapell|tipp|tip\b|vändskiva|fifth wheel|drag|tow|hydraul|ramp|kylagg|refriger|inredning i|innredning|mellanv|skillev|skjutd|skyved|sliding|hengerf|bulkhead|racking|tavarat|väliseinä|liukuov|kuorman|vetok|vstavba|priečka|posuv|kotviac|ťažn/,
  },
  {
    name: 'chassis',
    words:
      /luftfj|air susp|axel|axle|diff|navred|hub red|tank|däck|fälg|wheel|tyre|pto|kraftuttag|adblue|ljus|strål|led-|led lys|headlight|ajoval|svet/,
  },
  { name: 'technology', words: carKinds[1].words },
  { name: 'cab', words: /./ },
] as const satisfies readonly Kind<string>[];

/** Kinds of a motorcycle's equipment. */
const motorcycleKinds = [
  history,
  { name: 'luggage', words: /väsk|veske|pannier|laukut|laukku|kufr|kufor|topbox|toppboks|top box|pakethåll|bagage/ },
  { name: 'safety', words: carKinds[0].words },
  { name: 'technology', words: /12 v|usb|bluetooth|navig|gps/ },
  { name: 'comfort', words: /./ },
] as const satisfies readonly Kind<string>[];

/** Equipment that sells a car is listed first, standard equipment last, the rest in between. */
const sellers =
  /dragkrok|hengerfeste|tow bar|vetokouk|ťažné|anhängerk|panoram|värmepump|varmepump|heat pump|lämpöpum|tepelné|wärmepump|360|adapt|mukautu|matrix|massag|massas|hierov|masáž|ventil|luftfj|air susp|ilmajous|head-up|elbakl|elektrisk bakl|powered tail|sähkötoiminen taka|premium|skinnkl|skinnset|leather uph|nahkaverhoilu\b/;
const commonplace =
  /^abs|antispinn|traction|luiston|isofix|bluetooth|dab|nyckl|nøkl|two keys|kaksi av|dva kľ|zwei schl|servicehist|service hist|huoltohist|parkeringsbr|parking brake|käsij|regnsens|rain sens|sadetun|läderratt|skinnratt|leather steer|nahkaverhoiltu ohj/;

export type EquipmentKind = (typeof carKinds | typeof workKinds | typeof motorcycleKinds)[number]['name'];

/** Items of one kind, best first. */
export interface EquipmentGroup {
  kind: EquipmentKind;
  items: string[];
}

/** Display order of the kinds. */
const order: readonly EquipmentKind[] = [
  ...(['cargo', 'chassis', 'cab', 'luggage'] as const),
  ...(['comfort', 'exterior', 'technology', 'safety', 'history'] as const),
];

const kindsByVehicle: Readonly<Partial<Record<string, readonly Kind<EquipmentKind>[]>>> = {
  HCV: workKinds,
  LCV: workKinds,
  MC: motorcycleKinds,
};

function rankItem(item: string): number {
  const text = item.toLowerCase();
  if (sellers.test(text)) return 0;
  return commonplace.test(text) ? 2 : 1;
}

/**
 * Groups a car's equipment by kind, best first in each, without duplicates.
 * @param vehicleType car_vehicle_type_code; vans, trucks and motorcycles have kinds of their own
 */
export function groupEquipment(equipment: readonly string[], vehicleType = ''): EquipmentGroup[] {
  const kinds = kindsByVehicle[vehicleType] ?? carKinds;
  const items = [...new Set(equipment)].sort((one, other) => rankItem(one) - rankItem(other));
  const detectKind = (item: string): EquipmentKind =>
    kinds.find(({ words }) => words.test(item.toLowerCase()))?.name ?? 'comfort';
  return order
    .map((kind) => ({ kind, items: items.filter((item) => detectKind(item) === kind) }))
    .filter((group) => group.items.length > 0);
}

/** Returns the items of groups that sell the car, each with its kind. */
export function bestItems(groups: readonly EquipmentGroup[]): [EquipmentKind, string][] {
  return groups.flatMap(({ kind, items }) =>
    items.filter((item) => rankItem(item) === 0).map((item): [EquipmentKind, string] => [kind, item]),
  );
}
