/*
 * Beginnings of postcodes by town. They follow the sorting areas of the postal services, so a code leads to its town
 * and not to a street. Towns are named as in GeoNames or districts.ts; the longest beginning that fits decides.
 */
const written: Readonly<Record<string, string>> = {
  SE: `
    Stockholm 10 11 12; Enskede 122; Farsta 123; Hägersten 126 129; Skärholmen 127; Skarpnäck 128; Nacka 131;
    Saltsjöbaden 133; Gustavsberg 13 134 139; Tyresö 135; Haninge 136 137; Huddinge 14 141;
    Segeltorp 14171 14172 14173 14174; Kungens Kurva 14175 14176; Tullinge 146; Tumba 147; Nynäshamn 148 149;
    Södertälje 15; Nykvarn 155; Bromma 16; Vällingby 162; Kista 164; Solna 169 170 171; Sundbyberg 172 173 174;
    Jakobsberg 175 176 177; Ekerö 178; Lidingö 181; Danderyd 182; Täby 18 183 187; Åkersberga 184; Vaxholm 185;
    Vallentuna 186; Sollentuna 19 191 192; Sigtuna 193; Upplands Väsby 194; Märsta 195; Kungsängen 196;
    Malmö 20 21 23; Lund 22; Trelleborg 231; Arlöv 232; Svedala 233; Lomma 234; Vellinge 235; Höllviken 236;
    Eslöv 24 241; Hörby 242; Höör 243; Kävlinge 244; Staffanstorp 245; Helsingborg 25 26; Landskrona 261;
    Ängelholm 262; Höganäs 263; Klippan 264; Åstorp 265; Bjuv 267; Svalöv 268; Båstad 269; Ystad 27 271;
    Simrishamn 272; Tomelilla 273; Skurup 274; Sjöbo 275; Hässleholm 28 281; Osby 283; Perstorp 284; Markaryd 285;
    Örkelljunga 286; Kristianstad 29 291; Olofström 293; Sölvesborg 294; Bromölla 295; Åhus 296; Halmstad 30 31;
    Falkenberg 311; Laholm 312; Hyltebruk 314; Värnamo 33 331; Gislaved 332; Gnosjö 335; Ljungby 34 341;
    Alvesta 342; Älmhult 343; Växjö 35 36; Emmaboda 361; Tingsryd 362; Karlskrona 37 371; Ronneby 372;
    Karlshamn 374; Kalmar 38 39; Nybro 382; Mönsterås 383; Torsås 385; Färjestaden 386; Borgholm 387;
    Göteborg 40 41 42; Hisingen 417 418; Västra Frölunda 421 426; Hisings Backa 422; Torslanda 423; Angered 424;
    Hisings Kärra 425; Mölndal 43 431; Varberg 432; Partille 433; Kungsbacka 434; Mölnlycke 435; Askim 436;
    Sisjön 43632; Lindome 437; Landvetter 438; Alingsås 441; Kungälv 44 442; Lerum 443; Stenungsund 444;
    Vårgårda 447; Uddevalla 45 451; Strömstad 452; Lysekil 453; Munkedal 455; Kungshamn 456; Trollhättan 46 461;
    Vänersborg 462; Lilla Edet 463; Mellerud 464; Borås 50 51; Kinna 511; Svenljunga 512; Tranemo 514;
    Bollebygd 517; Falköping 52 521; Tidaholm 522; Ulricehamn 523; Herrljunga 524; Lidköping 53 531; Skara 532;
    Götene 533; Vara 534; Skövde 54 541; Mariestad 542; Tibro 543; Hjo 544; Töreboda 545; Karlsborg 546;
    Jönköping 55; Huskvarna 56 561; Gränna 563; Bankeryd 564; Mullsjö 565; Habo 566; Vaggeryd 567; Skillingaryd 568;
    Nässjö 57 571; Oskarshamn 572; Tranås 573; Vetlanda 574; Eksjö 575; Sävsjö 576; Hultsfred 577; Aneby 578;
    Linköping 58 59; Motala 591; Vadstena 592; Västervik 593; Mjölby 595; Åtvidaberg 597; Vimmerby 598; Ödeshög 599;
    Norrköping 60; Nyköping 61 611; Finspång 612; Oxelösund 613; Söderköping 614; Valdemarsvik 615; Trosa 619;
    Visby 62; Eskilstuna 63; Katrineholm 64 641; Flen 642; Vingåker 643; Strängnäs 645; Gnesta 646; Mariefred 647;
    Karlstad 65 66; Säffle 661; Åmål 662; Skoghall 663; Grums 664; Kil 665; Bengtsfors 666; Forshaga 667;
    Arvika 67 671; Årjäng 672; Kristinehamn 68 681; Filipstad 682; Hagfors 683; Torsby 685; Sunne 686;
    Karlskoga 69 691; Kumla 692; Degerfors 693; Hallsberg 694; Laxå 695; Askersund 696; Örebro 70 71;
    Lindesberg 711; Hällefors 712; Nora 713; Kopparberg 714; Västerås 72; Köping 73 731; Arboga 732; Sala 733;
    Hallstahammar 734; Surahammar 735; Kungsör 736; Fagersta 737; Norberg 738; Uppsala 74 75; Knivsta 741;
    Östhammar 742; Storvreta 743; Heby 744; Enköping 745 749; Bålsta 746; Gimo 747; Norrtälje 76 761; Rimbo 762;
    Hallstavik 763; Ludvika 77 771; Avesta 774; Hedemora 776; Smedjebacken 777; Borlänge 78 781 784; Malung 782;
    Säter 783; Falun 79 791; Mora 792; Leksand 793; Orsa 794; Rättvik 795; Gävle 80; Sandviken 81 811; Hofors 813;
    Skutskär 814; Tierp 815; Ockelbo 816; Bollnäs 82 821; Hudiksvall 824; Söderhamn 826; Ljusdal 827; Edsbyn 828;
    Östersund 83; Strömsund 833; Krokom 835; Ånge 841; Sveg 842; Sundsvall 84 85 86; Timrå 861; Härnösand 87 871;
    Kramfors 872; Sollefteå 88 881; Örnsköldsvik 89; Umeå 90 91; Vännäs 911; Vilhelmina 912; Nordmaling 914;
    Lycksele 92 921; Storuman 923; Skellefteå 93; Arvidsjaur 933; Piteå 94; Älvsbyn 942; Luleå 95 97; Kalix 952;
    Haparanda 953; Boden 96 961; Jokkmokk 962; Kiruna 98 981; Gällivare 982; Pajala 984;`,
  NO: `
    Oslo 00 01 02 03 04 05 06 07 08 09 10 11 12; Sandvika 13; Ski 14; Lørenskog 146 147; Moss 15; Fredrikstad 16;
    Sarpsborg 17; Halden 175 176 177 178 179; Askim 18; Lillestrøm 19 20; Kongsvinger 21 22; Hamar 23; Elverum 24;
    Tynset 25; Lillehammer 26; Gjøvik 27 28; Fagernes 29; Drammen 30 34; Tønsberg 31; Sandefjord 32;
    Larvik 325 326 327 328 329; Hokksund 33; Hønefoss 35; Kongsberg 36; Skien 37; Notodden 38; Porsgrunn 39;
    Stavanger 40 41; Kopervik 42; Sandnes 43; Flekkefjord 44; Mandal 45; Kristiansand 46; Vennesla 47; Arendal 48;
    Risør 49; Bergen 50 51 52 53 59; Leirvik 54; Haugesund 55; Ålesund 60; Volda 61; Åndalsnes 63; Molde 64;
    Kristiansund 65; Sunndalsøra 66; Måløy 67; Førde 68; Florø 69; Trondheim 70 71 72; Orkanger 73; Levanger 76;
    Steinkjer 77; Namsos 78; Bodø 80 81; Fauske 82; Svolvær 83; Sortland 84; Narvik 85; Mo i Rana 86;
    Sandnessjøen 88; Brønnøysund 89; Tromsø 90 91 92; Finnsnes 93; Harstad 94; Alta 95; Hammerfest 96; Vadsø 98;
    Kirkenes 99;`,
  FI: `
    Helsinki 00; Vantaa 01; Espoo 02; Lohja 03 08 09; Kerava 04; Hyvinkää 05; Porvoo 06; Loviisa 07; Tammisaari 10;
    Riihimäki 11 12; Hämeenlinna 13 14; Lahti 15 16 17; Heinola 18 19; Turku 20; Raisio 21 23; Salo 24 25;
    Rauma 26 27; Pori 28 29; Forssa 30 31; Huittinen 32; Tampere 33 34 35 36; Nokia 37; Jyväskylä 40 41; Jämsä 42;
    Äänekoski 44; Kouvola 45 46 47; Kotka 48; Hamina 49; Mikkeli 50 51 52; Lappeenranta 53 54; Imatra 55 56;
    Savonlinna 57 58; Seinäjoki 60 61 62 63; Vaasa 65 66; Kokkola 67 69; Pietarsaari 68; Kuopio 70 71 72 73;
    Iisalmi 74; Nurmes 75; Pieksämäki 76 77; Varkaus 78 79; Joensuu 80 81 82 83; Ylivieska 84 85; Kajaani 87 88 89;
    Oulu 90 91; Raahe 92; Kemi 94; Tornio 95; Rovaniemi 96 97; Kemijärvi 98;`,
  GB: `
    Aberdeen AB; St Albans AL; Birmingham B; Bath BA; Blackburn BB; Bradford BD; Bournemouth BH; Bolton BL;
    Brighton BN; Bromley BR; Bristol BS; Belfast BT; Carlisle CA; Cambridge CB; Cardiff CF; Chester CH;
    Chelmsford CM; Colchester CO; Croydon CR; Canterbury CT; Coventry CV; Crewe CW; Dartford DA; Dundee DD;
    Derby DE; Dumfries DG; Durham DH; Darlington DL; Doncaster DN; Dorchester DT; Dudley DY;
    London E EC N NW SE SW W WC; Edinburgh EH; Enfield Town EN; Exeter EX; Falkirk FK; Blackpool FY; Glasgow G;
    Gloucester GL; Guildford GU; Harrow HA; Huddersfield HD; Harrogate HG; Hemel Hempstead HP; Hereford HR;
    Kingston upon Hull HU; Halifax HX; Ilford IG; Ipswich IP; Inverness IV; Kilmarnock KA; Kingston upon Thames KT;
    Kirkwall KW; Kirkcaldy KY; Liverpool L; Lancaster LA; Llandrindod Wells LD; Leicester LE; Llandudno LL;
    Lincoln LN; Leeds LS; Luton LU; Manchester M; Gillingham ME; Milton Keynes MK; Motherwell ML;
    Newcastle upon Tyne NE; Nottingham NG; Northampton NN; Newport NP; Norwich NR; Oldham OL; Oxford OX; Paisley PA;
    Peterborough PE; Perth PH; Plymouth PL; Portsmouth PO; Preston PR; Reading RG; Redhill RH; Romford RM;
    Sheffield S; Swansea SA; Stevenage SG; Stockport SK; Slough SL; Sutton SM; Swindon SN; Southampton SO;
    Salisbury SP; Sunderland SR; Southend-on-Sea SS; Stoke-on-Trent ST; Shrewsbury SY; Taunton TA; Galashiels TD;
    Telford TF; Tonbridge TN; Torquay TQ; Truro TR; Middlesbrough TS; Twickenham TW; Southall UB; Warrington WA;
    Watford WD; Wakefield WF; Wigan WN; Worcester WR; Walsall WS; Wolverhampton WV; York YO; Lerwick ZE;`,
  DE: `
    Dresden 01; Görlitz 02; Bautzen 026; Cottbus 03; Leipzig 04; Halle (Saale) 06; Dessau 068; Gera 07; Jena 077;
    Zwickau 08; Plauen 085; Chemnitz 09; Berlin 10 12 13; Potsdam 14; Brandenburg an der Havel 147;
    Frankfurt (Oder) 15; Eberswalde 16; Oranienburg 165; Neubrandenburg 17; Greifswald 174; Rostock 18; Stralsund 184;
    Schwerin 19; Hamburg 20 21 22; Lüneburg 213; Stade 216; Lübeck 23; Wismar 239; Kiel 24; Neumünster 245;
    Flensburg 249; Husum 25; Pinneberg 254; Itzehoe 255; Oldenburg 26; Wilhelmshaven 263; Emden 267; Bremerhaven 27;
    Delmenhorst 277; Bremen 28; Celle 29; Uelzen 295; Hannover 30; Hildesheim 31; Hameln 317; Herford 32; Minden 324;
    Detmold 327; Bielefeld 33; Paderborn 330 331; Gütersloh 333; Kassel 34; Marburg an der Lahn 350; Gießen 35;
    Fulda 36; Eisenach 998; Göttingen 37; Braunschweig 38; Wolfsburg 384; Magdeburg 39; Düsseldorf 40;
    Mönchengladbach 41; Neuss 414; Wuppertal 42; Remscheid 428; Solingen 426; Dortmund 44; Bochum 447 448; Essen 45;
    Gelsenkirchen 458; Oberhausen 46; Bottrop 462; Duisburg 47; Krefeld 477 478; Münster 48; Osnabrück 49; Köln 50 51;
    Leverkusen 513; Aachen 52; Düren 523; Bonn 53; Trier 54; Mainz 55; Koblenz 56; Siegen 57; Hagen 58; Hamm 59;
    Soest 594; Frankfurt am Main 60; Bad Homburg vor der Höhe 61; Offenbach 63 634; Aschaffenburg 637;
    Darmstadt 64; Wiesbaden 65; Saarbrücken 66; Ludwigshafen am Rhein 67; Kaiserslautern 676; Mannheim 68;
    Heidelberg 69; Stuttgart 70; Böblingen 71; Ludwigsburg 716; Tübingen 72; Reutlingen 727; Göppingen 73;
    Esslingen 737; Heilbronn 74; Schwäbisch Hall 745; Pforzheim 75; Karlsruhe 76; Baden-Baden 765; Offenburg 77;
    Villingen-Schwenningen 78; Konstanz 784; Freiburg 79; Lörrach 795; München 80 81 82; Starnberg 823; Rosenheim 83;
    Landshut 84; Ingolstadt 85; Freising 853; Augsburg 86; Kempten (Allgäu) 87; Memmingen 877; Ravensburg 88;
    Friedrichshafen 880; Ulm 89; Nürnberg 90 91; Erlangen 910; Fürth 907; Ansbach 915; Amberg 92; Weiden 926;
    Regensburg 93; Passau 94; Straubing 943; Bayreuth 95; Hof 950; Bamberg 96; Coburg 964; Würzburg 97;
    Schweinfurt 974; Suhl 98; Erfurt 99;`,
  SK: `
    Bratislava 81 82 83 84 85 90; Malacky 901; Pezinok 902; Senec 903; Senica 905; Skalica 908 909;
    Trenčín 911 912 913 914; Trnava 91 917 918 919; Nové Mesto nad Váhom 915; Hlohovec 920; Piešťany 921;
    Galanta 924 926; Šaľa 927; Dunajská Streda 929 930; Šamorín 931; Levice 934 935; Nové Zámky 94 940 941 942;
    Komárno 945 946; Nitra 949 950 951; Zlaté Moravce 953; Topoľčany 955 956; Partizánske 958; Zvolen 960 961 962;
    Krupina 963; Žiar nad Hronom 965; Prievidza 971 972; Banská Bystrica 974 975 976; Brezno 977;
    Rimavská Sobota 979 980; Lučenec 984 985; Veľký Krtíš 990 991; Žilina 010 011 012 013; Bytča 014;
    Považská Bystrica 017 018; Púchov 020; Čadca 022 023; Kysucké Nové Mesto 024; Dolný Kubín 026 027;
    Námestovo 029; Liptovský Mikuláš 031 032; Ružomberok 034; Martin 036 038; Košice 040 041 042 043 044 045;
    Rožňava 048 049; Revúca 050; Spišská Nová Ves 052 053; Levoča 054; Poprad 058 059; Kežmarok 060;
    Stará Ľubovňa 064 065; Humenné 066 067; Snina 069; Michalovce 071 072; Trebišov 075 076; Prešov 080 081 082;
    Bardejov 085 086; Svidník 089; Stropkov 091; Vranov nad Topľou 093 094;`,
};

/** Town by beginning of a postcode, by country (ISO 3166-1 alpha-2, upper case). */
export const postcodeTowns: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  Object.entries(written).map(([country, text]) => [country, readTowns(text)]),
);

/** Reads "Stockholm 10 11 12; Solna 169;": the codes are the last words, with a digit or in two capitals. */
function readTowns(text: string): Map<string, string> {
  const towns = new Map<string, string>();
  for (const entry of text.split(';').map((part) => part.trim())) {
    const [, town = '', codes = ''] = /^(.*?)((?: (?:\d+|[A-Z]{1,2}))+)$/.exec(entry) ?? [];
    for (const code of codes.trim().split(' ').filter(Boolean)) {
      if (towns.has(code)) throw new Error(`The postcode ${code} leads to ${towns.get(code)} and to ${town}.`);
      towns.set(code, town);
    }
  }
  return towns;
}
