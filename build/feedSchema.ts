import { writeFile } from 'node:fs/promises';
import { feedSchemaFile, feedSchemaText } from './feedSchema/feedSchemaText.ts';

/*
 * `npm run feed:schema` writes the JSON Schema of mapping files.
 * build/feedSchema/feedSchemaText.test.ts verifies that it is up to date.
 */
await writeFile(feedSchemaFile, feedSchemaText());
