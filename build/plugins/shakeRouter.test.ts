import { build } from 'esbuild';
import { expect, it } from '@jest/globals';
import { shakeRouter } from './shakeRouter.ts';

it('a bundled page has none of the router’s components that it does not import', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { Router, matchRoutes, useNavigate, useRoutes } from 'react-router-dom';",
      resolveDir: process.cwd(),
    },
    bundle: true,
    minifySyntax: true,
    format: 'esm',
    external: ['react', 'react-dom'],
    plugins: [shakeRouter],
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  expect(code).toContain('function useNavigate(');
  expect(code).not.toMatch(/var (?:Link|NavLink|Form) =|function (?:ScrollRestoration|HistoryRouter)\(/);
  expect(code).not.toMatch(
    /RenderErrorBoundary|RSCErrorHandler|validRequestMethods\b|DefaultErrorComponent|useNavigateStable|You rendered descendant/,
  );
});
