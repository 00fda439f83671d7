/* A process of the server that starts before it is needed: node standby.mjs <main.js> <package …>. It loads the packages,
   which do not change, and the server's code when it gets a message. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [main, ...packages] = process.argv.slice(2);
const isNeeded = new Promise((done) => process.once('message', done));
// One that cannot be loaded is reported where the server needs it.
await Promise.all(packages.map((name) => import(name).catch(() => undefined)));
await isNeeded;
await import(pathToFileURL(resolve(main)).href);
