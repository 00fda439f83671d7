import { createHash } from 'node:crypto';
import { transformSync, version } from 'esbuild';

/** Compiles TypeScript to ES modules for jest. Imports stay as they are: files name each other with their extension. */
export default {
  process(source, file, options) {
    const { code } = transformSync(source, {
      loader: file.endsWith('x') ? 'tsx' : 'ts',
      jsx: 'automatic',
      target: 'node20',
      format: options.supportsStaticESM ? 'esm' : 'cjs',
      sourcemap: 'inline',
      sourcefile: file,
      supported: { 'import-attributes': true },
    });
    return { code };
  },
  getCacheKey(source, file, options) {
    return createHash('sha1').update(`${version}\0${file}\0${options.supportsStaticESM}\0${source}`).digest('hex');
  },
};
