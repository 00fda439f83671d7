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
 * The Experience Edge delivery schema, as far as content of any template needs it.
 * Nullability matters: clients declare their lists as [String], so inputs are that and not [String!], and they may
 * leave out the language of a layout.
 */
export const edgeSchema = buildSchema(`
scalar JSON
scalar Long

type Query {
  layout(site: String!, routePath: String!, language: String): LayoutData
  item(path: String, language: String!, version: String): Item
  search(
    where: ItemSearchPredicateInput!
    first: Int = 10
    after: String
    orderBy: ItemSearchOrderByInput
  ): ItemSearchResults
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
${fieldType('IntegerField', '  intValue: Int')}
${fieldType('NumberField', '  numberValue: Float')}
${fieldType('DateField', '  dateValue: Long formattedDateValue(format: String, offset: Int): String')}
${fieldType(
  'ImageField',
  `  src(maxWidth: Int, maxHeight: Int): String
  alt: String
  width: String
  height: String
  title: String
  description: String
  extension: String
  mimeType: String
  size: Int`,
)}
${fieldType('FileField', '  url: String')}
${fieldType(
  'LinkField',
  `  url: String
  text: String
  target: String
  linkType: String
  anchor: String
  queryString: String
  className: String
  targetItem: Item`,
)}
${fieldType('LookupField', '  targetId(format: String = "N"): ID targetItem: Item')}
${fieldType('MultilistField', '  count: Int targetIds: [String] targetItems: [Item]')}
${fieldType('NameValueListField', '  values: [NameValueListValue]')}
type NameValueListValue { name: String! value: String! }

input ItemSearchPredicateInput {
  name: String
  value: String
  operator: ItemSearchOperator = EQ
  AND: [ItemSearchPredicateInput]
  OR: [ItemSearchPredicateInput]
}
enum ItemSearchOperator { EQ NEQ CONTAINS NCONTAINS LT LTE GT GTE }
input ItemSearchOrderByInput { name: String! direction: Ordering = ASC }
enum Ordering { ASC DESC }

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
  redirects: [RedirectInfo]!
  robots: String
  llmsTxt: String
  sitemap: [String]
  errorHandling(language: String!): ErrorHandlingInfo
  routes(
    language: String!
    includedPaths: [String]
    excludedPaths: [String]
    first: Int
    after: String
  ): RoutesResult
}
type KeyValuePair { key: String! value: String! }
type DictionaryResult { total: Int! pageInfo: PageInfo! results: [KeyValuePair]! }
enum RedirectType { REDIRECT_301 REDIRECT_302 SERVER_TRANSFER }
type RedirectInfo {
  pattern: String!
  target: String!
  redirectType: RedirectType!
  isQueryStringPreserved: Boolean!
  isLanguagePreserved: Boolean!
  locale: String!
}
type ErrorHandlingInfo {
  notFoundPage: Item
  notFoundPagePath: String
  serverErrorPage: Item
  serverErrorPagePath: String
}
type RoutesResult { total: Int! pageInfo: PageInfo! results: [Route]! }
type Route { routePath: String! route: Item! }
`);
