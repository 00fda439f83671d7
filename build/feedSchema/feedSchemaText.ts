import { feedMappingSchema } from '../../server/catalogue/feed/feedMappingSchema.ts';
import { jsonSchemaOf } from './jsonSchemaOf.ts';

/** Where editors find the schema of mapping files. */
export const feedSchemaFile = 'config/feeds/mapping.schema.json';

/** The JSON Schema of mapping files, as config/feeds has it. */
export function feedSchemaText(): string {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Mapping of a stock feed (docs/feeds.md)',
    ...jsonSchemaOf(feedMappingSchema),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
