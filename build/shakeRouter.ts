import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const displayName = /^\w+\.displayName = "[^"]*";$/gm;
/** The error boundary of server components, which only rendered routes (`RenderedRoute`, RSC) use. */
const boundaryContext = /^RenderErrorBoundary\.contextType = \w+;$/gm;
const methodSets = /^(var valid\w+Methods = )(?=new Set\()/gm;
const reactCall = /^((?:var|const|let) \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * Makes the parts of react-router that no page imports (Link, Form, ScrollRestoration …) removable: marks its top-level
 * calls of createContext and forwardRef as free of side effects and drops its display names, which only developer
 * tools read, and the context of the error boundary round routes, which stays unused without the router's own routes.
 * Its package says that it has no side effects, but it is one file, which esbuild keeps for the sake of these.
 */
export const shakeRouter: Plugin = {
  name: 'shake-router',
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source
        .replace(displayName, '')
        .replace(boundaryContext, '')
        .replace(reactCall, '$1/* @__PURE__ */ ')
        .replace(methodSets, '$1/* @__PURE__ */ ');
      return { contents, loader: 'js' };
    });
  },
};
