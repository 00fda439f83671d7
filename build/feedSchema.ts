import { writeFile } from 'node:fs/promises';
import { feedSchemaFile, feedSchemaText } from './feedSchema/feedSchemaText.ts';

/* `npm run feed:schema` writes the JSON Schema of mapping files; build/feedSchema/feedSchemaText.test.ts compares it. */
await writeFile(feedSchemaFile, feedSchemaText());
