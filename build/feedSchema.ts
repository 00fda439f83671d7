import { readFile, writeFile } from 'node:fs/promises';
import { feedSchemaFile, feedSchemaText } from './feedSchema/feedSchemaText.ts';
import { feedsDocFile, writeCarFields } from './feedSchema/writeCarFields.ts';

/*
 * `npm run feed:schema` writes the schema of mapping files and the table of car fields in docs/feeds.md.
 * build/feedSchema/feedSchemaText.test.ts and server/catalogue/feed/feedsDoc.test.ts verify that they are up to date.
 */
await writeFile(feedSchemaFile, feedSchemaText());
await writeFile(feedsDocFile, writeCarFields(await readFile(feedsDocFile, 'utf8')));
