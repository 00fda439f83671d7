/** Members of a mapping file, one line each, which editors show from the JSON Schema. */
export const mappingMeanings = {
  $schema: 'The JSON Schema of mapping files, for editors: "./mapping.schema.json".',
  preset: 'A format known by name, whose members this file overrides: those of config/feeds/presets.',
  format: 'File format of the feed.',
  row: 'XML: the element of one car, or the end of its path: "Vehicles/Vehicle".',
  prefixes: 'XML: false leaves prefixes out of the names of elements: "g:price" is "price".',
  rows: 'JSON: the path of the list of cars, "data.vehicles"; the file itself when left out. After "$" that of the cars.',
  encoding: 'Any name that iconv knows: utf-8 (the default), windows-1252, latin1, utf-16le …',
  csv: 'CSV: delimiter (a comma when left out), quote, and header: false where the first line is a car.',
  numbers: 'Number format: decimal sign, thousands sign, and words to remove ("km", "€").',
  dates: 'Formats tried in order: "ISO", or a pattern of YYYY, MM, DD, HH, mm and ss.',
  site: 'The name of the site, or the column that names it.',
  id: 'Identity of a car: a column, or the hash of several. Of lists of columns, the first that is filled.',
  identity: 'Each object is a whole car with the fields of this product and a "site"; there are no fields then.',
  currency: "ISO 4217 code of the prices; the site's when left out.",
  rates: 'Foreign currency → price of one unit in the currency of the stock: { "EUR": 11.2 }.',
  locale: 'BCP 47 tag for derived texts; that of the site when left out.',
  distanceUnit: "Unit of car_mileage as mapped, converted into the site's.",
  powerUnit: "Unit of car_power; the site's when left out.",
  language: "Language of the feed's values, where it is not the first of the site.",
  drop: 'Rows that are left out on purpose, counted by their reason.',
  fields: 'Car field → rule. A template sees the fields above it.',
  texts: 'Texts in further languages: language → field → rule.',
  facts: 'Free facts: rules, each with a label. With "identity", the meaning of the facts that the cars deliver.',
  derived: 'Texts to compose from the numbers where the feed has none.',
  images: 'Columns with the addresses of the photos.',
} as const;

/** Members of a rule, in the order of their application. */
export const ruleMeanings = {
  column: 'The cell of this column; in XML and JSON its path: "price/gross", "price/@currency", "price[@type=main]".',
  columns: 'Several columns: the first that is filled; all with join; all entries of a list.',
  join: 'Text between the columns that are joined.',
  constant: 'The same value for every row.',
  template: '"{make} {model}": fields mapped above, else columns.',
  expression: 'JSONata over the row.',
  flags: 'Column with a yes or no → entry of the list: { "Klimaanlage": "Klimaanlage" }.',
  replace: 'Texts (every time they occur) or regular expressions to replace.',
  split: 'Takes one part of the text, counted from 0, or from -1 backwards.',
  part: 'The known brand in a title, or the model after it.',
  without: 'Fields mapped above, whose values are left out of the text.',
  case: 'Changes the case of letters.',
  valueMap: 'Text → value; null or "" leaves the field blank; "*" is any other text.',
  default: 'For a blank cell.',
  type: 'Type of the value; that of the field when left out.',
  separator: 'Between the parts of a list; a comma when left out.',
  numbers: 'Number format, if it differs from that of the feed.',
  dates: 'Formats of dates, where they differ from those of the feed.',
  unit: "Unit of numbers without one in their cell, or the column that names it; converted into the stock's.",
  currency: 'The column that names the currency of a price.',
  convert: 'The number times factor, rounded to decimals (0 when left out).',
  min: 'Smaller numbers are left blank.',
  max: 'Larger numbers are left blank.',
  ifBad: 'Effect of a value that cannot be read: skip the row, or leave the field blank.',
  required: 'A row where the field is blank is skipped; in a list, the entry is left out.',
  note: 'Why a proposed rule may be wrong, for people.',
} as const;

/** Members of a free fact, in addition to those of a rule. */
export const factMeanings = {
  name: 'Identifies the fact: the facets of a site are fact_<name> and, as a range of numbers, range_<name>.',
  label: "Label in the site's first language, or by language.",
  type: 'Type of the value: "text" when left out; "link" is an https address.',
  unit: 'Unit of the number, as shown: "kg".',
  group: 'Group of the technical data, after whose rows the fact follows; the end when left out.',
  show: 'Where else than in the technical data the fact appears.',
  values: 'Delivered text → its labels by language.',
} as const;

/** Members of a rule for the objects of a car. */
export const itemsMeanings = {
  each: 'XML and JSON: the path of the list or object. Columns are read inside it, those that begin with "/" in the row.',
  expression: 'JSONata over the row that gives the list or object.',
  count: 'CSV: {n} in the columns counts from 1 to this.',
  fields: 'Field of the object → rule.',
} as const;

/** Members of a rule to drop rows. */
export const dropMeanings = {
  reason: 'Counted and logged by it.',
  column: 'The cell that the condition judges.',
  expression: 'JSONata over the row; the row is dropped where it gives true.',
  in: 'Dropped where the text is one of these, whatever its case.',
  notIn: 'Dropped where the text is none of these.',
  matches: 'Dropped where the regular expression matches, whatever the case.',
  below: 'Dropped where the number is smaller.',
  above: 'Dropped where the number is larger.',
  blank: 'true: dropped where the cell is blank; false: where it is filled.',
} as const;

/** Members of the rule for photos. */
export const imagesMeanings = {
  note: ruleMeanings.note,
  column: 'A cell with addresses, or a list of them.',
  columns: 'Several cells, in the order of the photos.',
  expression: 'JSONata over the row that gives the addresses.',
  separator: 'Between the addresses in a cell; a comma when left out.',
  replace: 'Texts or regular expressions to replace in each address.',
  base: 'Text before the file names: "/media/stock/" for those in the folder of stock.photos, or an address of the web.',
  thumbnailColumn: 'The photo of lists; the first one when left out.',
  pictureSets: 'Illustrations of the same kind of car, in place of photos.',
} as const;
