/** A town with a dealer. Street and phone number are invented, the town and its position are real. */
export interface DealerTown {
  town: string;
  region: string;
  street: string;
  zip: string;
  latitude: number;
  longitude: number;
  areaCode: string;
  /** Share of the site's cars, relative to the other towns. */
  size: number;
}

/** One line per town: town|region|street|zip|latitude|longitude|area code|size. */
const lines: Record<string, string> = {
  'polhem-bil': `
Uppsala|Uppsala län|Stålgatan 12|754 50|59.8739|17.6768|018|6
Stockholm Bromma|Stockholms län|Ulvsundavägen 112|168 67|59.3520|17.9560|08|7
Stockholm Kungens Kurva|Stockholms län|Månskärsvägen 4|141 75|59.2700|17.9160|08|6
Södertälje|Stockholms län|Hovsjövägen 9|151 59|59.1860|17.5740|08|3
Norrtälje|Stockholms län|Vegavägen 6|761 51|59.7620|18.6810|0176|2
Enköping|Uppsala län|Stockholmsvägen 38|749 49|59.6320|17.1020|0171|2
Västerås|Västmanlands län|Hallsta Gårdsgata 15|721 38|59.6110|16.4580|021|4
Eskilstuna|Södermanlands län|Folkestaleden 50|635 10|59.3790|16.4590|016|3
Nyköping|Södermanlands län|Gumsbackevägen 3|611 38|58.7630|17.0310|0155|2
Örebro|Örebro län|Bettorpsgatan 8|703 69|59.2760|15.1580|019|4
Karlstad|Värmlands län|Bergviksvägen 21|653 46|59.3770|13.4250|054|3
Linköping|Östergötlands län|Roxviksgatan 11|582 73|58.4300|15.6130|013|4
Norrköping|Östergötlands län|Koppargatan 26|602 23|58.6110|16.1600|011|3
Jönköping|Jönköpings län|Kämpevägen 30|553 02|57.7720|14.2010|036|3
Borås|Västra Götalands län|Hallbyvägen 5|504 63|57.7330|12.8730|033|3
Göteborg Hisings Backa|Västra Götalands län|Exportgatan 41|422 46|57.7540|11.9890|031|6
Göteborg Sisjön|Västra Götalands län|Datavägen 18|436 32|57.6370|11.9500|031|5
Skövde|Västra Götalands län|Gustav Adolfs gata 55|541 45|58.3990|13.8680|0500|2
Halmstad|Hallands län|Kristinebergsvägen 17|302 41|56.6900|12.8890|035|3
Helsingborg|Skåne län|Muskötgatan 7|254 66|56.0730|12.7470|042|4
Malmö|Skåne län|Jägersrovägen 160|212 37|55.5780|13.0580|040|6
Kristianstad|Skåne län|Sjövägen 22|291 25|56.0300|14.1300|044|2
Växjö|Kronobergs län|Hejaregatan 14|352 46|56.8940|14.7790|0470|2
Kalmar|Kalmar län|Dokumentgatan 9|392 41|56.6850|16.3110|0480|2
Gävle|Gävleborgs län|Södra Kungsvägen 27|802 57|60.6580|17.1520|026|3
Sundsvall|Västernorrlands län|Norra Vägen 34|856 50|62.4230|17.3120|060|3
Umeå|Västerbottens län|Förrådsvägen 13|901 32|63.8420|20.2860|090|3`,
  'polhem-carstore-se': `
Solna|Stockholms län|Råsundavägen 180|169 36|59.3640|17.9990|08|6
Segeltorp|Stockholms län|Månskensvägen 2|141 71|59.2760|17.9390|08|5
Täby|Stockholms län|Enhagsvägen 7|187 40|59.4540|18.0680|08|4
Uppsala|Uppsala län|Björkgatan 61|753 23|59.8620|17.6590|018|4
Västerås|Västmanlands län|Saltängsvägen 33|721 32|59.6190|16.5010|021|3
Örebro|Örebro län|Aspholmsvägen 12|702 27|59.2580|15.2060|019|3
Linköping|Östergötlands län|Attorpsgatan 20|582 73|58.4240|15.5870|013|3
Göteborg|Västra Götalands län|Marieholmsgatan 10|415 02|57.7320|11.9970|031|6
Kungsbacka|Hallands län|Energigatan 16|434 37|57.4980|12.0760|0300|2
Malmö|Skåne län|Stenyxegatan 31|213 76|55.5660|13.0720|040|5
Luleå|Norrbottens län|Handelsvägen 8|973 45|65.6160|22.0480|0920|2`,
  'polhem-trucks': `
Gävle|Gävleborgs län|Utmarksvägen 14|802 91|60.6480|17.1130|026|4
Stockholm Årsta|Stockholms län|Elektravägen 31|126 30|59.2990|18.0080|08|5
Göteborg Hisingen|Västra Götalands län|Arendals Allé 18|418 79|57.6920|11.8230|031|5
Jönköping|Jönköpings län|Möbelvägen 22|556 52|57.7870|14.1120|036|3
Helsingborg|Skåne län|Mineralgatan 9|254 64|56.0680|12.7560|042|4`,
  'polhem-bil-no': `
Oslo|Oslo|Økernveien 115|0579|59.9270|10.8010|22|6
Drammen|Buskerud|Rosenkrantzgata 64|3018|59.7490|10.1690|32|3
Bergen|Vestland|Kokstadvegen 40|5257|60.2950|5.2650|55|5
Stavanger|Rogaland|Forusbeen 12|4033|58.8890|5.7180|51|4
Kristiansand|Agder|Barstølveien 25|4636|58.1830|8.1380|38|3
Trondheim|Trøndelag|Ingvald Ystgaards vei 9|7047|63.4310|10.4710|73|4
Fredrikstad|Østfold|Dikeveien 37|1661|59.2480|10.9870|69|2
Tromsø|Troms|Stakkevollvegen 51|9010|69.6730|18.9830|77|2`,
  'polhem-carstore-no': `
Lørenskog|Akershus|Solheimveien 6|1461|59.9300|10.9550|67|5
Sandnes|Rogaland|Luravikveien 19|4313|58.8790|5.7360|51|3
Tønsberg|Vestfold|Kilengaten 14|3117|59.2770|10.4080|33|3
Hamar|Innlandet|Vangsvegen 143|2318|60.8010|11.0850|62|2
Ålesund|Møre og Romsdal|Breivika 27|6018|62.4690|6.3320|70|2`,
  'polhem-motors-uk': `
Reading|Berkshire|48 Basingstoke Road|RG2 0QE|51.4270|-0.9730|0118|4
Guildford|Surrey|17 Moorfield Road|GU1 1RU|51.2580|-0.5720|01483|3
Bristol|Bristol|92 Lysander Road|BS10 7UB|51.5160|-2.6140|0117|4
Birmingham|West Midlands|210 Watery Lane|B9 4HE|52.4760|-1.8760|0121|5
Cambridge|Cambridgeshire|31 Newmarket Road|CB5 8WR|52.2130|0.1530|01223|3
Leeds|West Yorkshire|64 Gelderd Road|LS12 6DB|53.7840|-1.5690|0113|4
Manchester|Greater Manchester|155 Chester Road|M15 4JE|53.4720|-2.2660|0161|5
Edinburgh|Edinburgh|23 Bankhead Drive|EH11 4DJ|55.9290|-3.2980|0131|3`,
  'polhem-carstore-fi': `
Helsinki, Konala|Uusimaa|Ristipellontie 15|00390|60.2390|24.8440|09|6
Espoo, Olari|Uusimaa|Piispankallio 6|02200|60.1790|24.7400|09|5
Vantaa|Uusimaa|Tikkurilantie 123|01530|60.2960|24.9640|09|4
Tampere, Lielahti|Pirkanmaa|Harjuntausta 10|33400|61.5190|23.6600|03|4
Turku|Varsinais-Suomi|Rieskalähteentie 70|20300|60.4630|22.2150|02|3
Jyväskylä, Seppälä|Keski-Suomi|Vasarakatu 21|40320|62.2590|25.7880|014|2
Oulu|Pohjois-Pohjanmaa|Tyrnäväntie 8|90400|64.9880|25.5160|08|2`,
  'polhem-carstore-sk': `
Bratislava|Bratislavský kraj|Rožňavská 32|821 04|48.1600|17.1700|02|5
Trnava|Trnavský kraj|Bratislavská 58|917 02|48.3560|17.5700|033|2
Žilina|Žilinský kraj|Kragujevská 11|010 01|49.2330|18.7360|041|3
Banská Bystrica|Banskobystrický kraj|Zvolenská cesta 20|974 05|48.7130|19.1330|048|2
Košice|Košický kraj|Moldavská cesta 45|040 11|48.6970|21.2260|055|3`,
};

/** Returns the towns of a site with its own stock. Throws for any other site. */
export function dealerTowns(site: string): DealerTown[] {
  const text = lines[site];
  if (!text) throw new Error(`The demo stock has no dealers for the site "${site}".`);
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [town = '', region = '', street = '', zip = '', latitude, longitude, areaCode = '', size] = line.split('|');
      return {
        town,
        region,
        street,
        zip,
        latitude: Number(latitude),
        longitude: Number(longitude),
        areaCode,
        size: Number(size),
      };
    });
}
