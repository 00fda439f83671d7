import { feedMappingSchema } from '../../server/catalogue/feed/mapping/feedMappingSchema.ts';
import { buildJsonSchema } from './buildJsonSchema.ts';

/** Path of the mapping files' schema, for editors. */
export const feedSchemaFile = 'config/feeds/mapping.schema.json';

/** Returns the JSON Schema of mapping files, as stored in config/feeds. */
export function feedSchemaText(): string {
  const { required, allOf, ...members } = buildJsonSchema(feedMappingSchema);
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Mapping of a stock feed (docs/feeds.md)',
    ...members,
    // a preset gives the members that are required
    if: { required: ['preset'] },
    else: { required, allOf },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
