import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';

const namespace = 'named-exports';
const globalByModule = { react: 'React', 'react/jsx-runtime': 'jsxRuntime' } as const;
const requireHere = createRequire(import.meta.url);

/**
 * Gives React's CommonJS modules named exports, which saves 4 % of the product's own code.
 * Modules then call `jsx()` and `useState()` by short local names; esbuild alone writes `(0, react.useState)()` and a
 * copy of the module object into each file.
 */
export const namedReactExports: Plugin = {
  name: 'named-react-exports',
  setup(build) {
    build.onResolve({ filter: /^react(?:\/jsx-runtime)?$/ }, ({ path, kind, namespace: importer }) =>
      // The path marks this as package code for the build's grouping.
      kind === 'import-statement' && importer !== namespace ? { path: `node_modules/${path}`, namespace } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace }, ({ path }) => {
      const name = path.slice('node_modules/'.length) as keyof typeof globalByModule;
      const exported = Object.keys(requireHere(name) as object).join(', ');
      const contents = `import ${globalByModule[name]} from '${name}'; export default ${globalByModule[name]}; export const { ${exported} } = ${globalByModule[name]};`;
      return { contents, resolveDir: process.cwd() };
    });
  },
};
