/* A process of the server that starts before it is needed: node standby.mjs <main.js> <import …>. It loads packages and
   built files, which change their names with their code, and the server's entry when it gets a message. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [main, ...imports] = process.argv.slice(2);
const addressOf = (name) => (existsSync(name) ? pathToFileURL(resolve(name)).href : name);
const isNeeded = new Promise((done) => process.once('message', done));
// One that cannot be loaded is reported where the server needs it.
await Promise.all(imports.map((name) => import(addressOf(name)).catch(() => undefined)));
await isNeeded;
await import(addressOf(main));
