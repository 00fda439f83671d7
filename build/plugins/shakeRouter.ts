import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const displayName = /^\w+\.displayName = "[^"]*";$/gm;
/** Context of the error boundary around routes, which only the data router renders. */
const boundaryContext = /^RenderErrorBoundary\.contextType = \w+;$/gm;
/** State of the data router, which this product does without. */
const dataRouterState = /^( +)let dataRouterState = dataRouterOpts\?\.state;$/m;
const isDataRoute = /^( +)let \{ isDataRoute \} = React\d*\.useContext\(RouteContext\);$/gm;
const developmentCheck = /\bif \(ENABLE_DEV_WARNINGS\b/g;
const methodSets = /^(var valid\w+Methods = )(?=new Set\()/gm;
const reactCall = /^((?:var|const|let) \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * Makes unused parts of react-router (Link, Form, ScrollRestoration …) removable.
 * Marks its top-level calls of createContext and forwardRef as free of side effects and drops its display names,
 * which only developer tools read, what depends on a data router, and warnings for developers. The package is declared
 * free of side effects, but it is one file, which esbuild keeps because of these calls.
 */
export const shakeRouter: Plugin = {
  name: 'shake-router',
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source
        .replace(displayName, '')
        .replace(boundaryContext, '')
        .replace(dataRouterState, '$1const dataRouterState = undefined;')
        .replace(isDataRoute, '$1const isDataRoute = false;')
        .replace(developmentCheck, 'if (false')
        .replace(reactCall, '$1/* @__PURE__ */ ')
        .replace(methodSets, '$1/* @__PURE__ */ ');
      return { contents, loader: 'js' };
    });
  },
};
