/** Kinds of equipment in page order, each with the words for its items in six languages. */
const kinds = [
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
] as const;

/** Equipment that sells a car is listed first, standard equipment last, the rest in between. */
const sellers =
  /dragkrok|hengerfeste|tow bar|vetokouk|ťažné|anhängerk|panoram|värmepump|varmepump|heat pump|lämpöpum|tepelné|wärmepump|360|adapt|mukautu|matrix|massag|massas|hierov|masáž|ventil|luftfj|air susp|ilmajous|head-up|elbakl|elektrisk bakl|powered tail|sähkötoiminen taka|premium|skinnkl|skinnset|leather uph|nahkaverhoilu\b/;
const commonplace =
  /^abs|antispinn|traction|luiston|isofix|bluetooth|dab|nyckl|nøkl|two keys|kaksi av|dva kľ|zwei schl|servicehist|service hist|huoltohist|parkeringsbr|parking brake|käsij|regnsens|rain sens|sadetun|läderratt|skinnratt|leather steer|nahkaverhoiltu ohj/;

export type EquipmentKind = (typeof kinds)[number]['name'];

/** Items of one kind, best first. */
export interface EquipmentGroup {
  kind: EquipmentKind;
  items: string[];
}

/** Display order of the kinds. */
const order: readonly EquipmentKind[] = ['comfort', 'exterior', 'technology', 'safety', 'history'];

function rankItem(item: string): number {
  const text = item.toLowerCase();
  if (sellers.test(text)) return 0;
  return commonplace.test(text) ? 2 : 1;
}

/** Groups a car's equipment by kind, best first in each, without duplicates. */
export function groupEquipment(equipment: readonly string[]): EquipmentGroup[] {
  const items = [...new Set(equipment)].sort((one, other) => rankItem(one) - rankItem(other));
  const detectKind = (item: string): EquipmentKind =>
    kinds.find(({ words }) => words.test(item.toLowerCase()))?.name ?? 'comfort';
  return order
    .map((kind) => ({ kind, items: items.filter((item) => detectKind(item) === kind) }))
    .filter((group) => group.items.length > 0);
}
