import { requireTools } from '../prepare.mjs';

/* Before a tool of node_modules in a script of package.json: says what to run if the packages are missing. */
requireTools();
