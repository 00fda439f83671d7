import { buildSchema } from 'graphql';

const itemFields = `
  id(format: String = "N"): ID!
  name: String!
  displayName: String
  path: String!
  version: Int!
  language: ItemLanguage!
  languages: [Item]!
  template: ItemTemplate!
  url: ItemUrl!
  field(name: String!): ItemField
  fields(ownFields: Boolean = false): [ItemField]!
  parent: Item
  ancestors(hasLayout: Boolean, includeTemplateIDs: [String] = []): [Item]!
  children(hasLayout: Boolean, includeTemplateIDs: [String] = [], first: Int, after: String): ItemSearchResults
  hasChildren(hasLayout: Boolean, includeTemplateIDs: [String] = []): Boolean!
  rendered: JSON
  personalization: ItemPersonalization`;

const fieldFields = `
  id(format: String = "N"): ID!
  name: String!
  value: String
  jsonValue: JSON`;

const fieldType = (name: string, own = ''): string => `type ${name} implements ItemField {${fieldFields}\n${own}\n}`;

/**
 * The part of the Experience Edge delivery schema that the product and the public clients use on pages, navigation
 * and dictionary. Input lists are [String], not [String!], because clients declare their variables that way.
 */
export const edgeSchema = buildSchema(`
scalar JSON

type Query {
  layout(site: String!, routePath: String!, language: String): LayoutData
  item(path: String, language: String!, version: String): Item
  site: SiteData
}

type LayoutData { item: Item }

interface Item {${itemFields}\n}
type UnknownItem implements Item {${itemFields}\n}

type ItemPersonalization { variantIds: [String]! }
type ItemLanguage { name: String! displayName: String! englishName: String! nativeName: String! }
type ItemTemplate { id(format: String = "N"): ID! name: String! baseTemplates: [ItemTemplate] }
type ItemUrl { path: String! url: String! hostName: String! scheme: String! siteName: String! }

interface ItemField {${fieldFields}\n}
${fieldType('TextField')}
${fieldType('RichTextField')}
${fieldType('CheckboxField', '  boolValue: Boolean')}
${fieldType('NumberField', '  numberValue: Float')}
${fieldType('ImageField', '  src(maxWidth: Int, maxHeight: Int): String alt: String width: String height: String')}
${fieldType('LinkField', '  url: String text: String target: String')}

type ItemSearchResults { total: Int! pageInfo: PageInfo! results: [Item]! }
type PageInfo { endCursor: String! hasNext: Boolean! }

type SiteData {
  siteInfo(site: String!): SiteInfo
  siteInfoCollection: [SiteInfo]
}
type SiteInfo {
  name: String!
  hostname: String
  language: String
  rootPath: String!
  attributes: [KeyValuePair]
  dictionary(language: String!, first: Int, after: String): DictionaryResult
}
type KeyValuePair { key: String! value: String! }
type DictionaryResult { total: Int! pageInfo: PageInfo! results: [KeyValuePair]! }
`);
