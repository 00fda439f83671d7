import { context } from 'esbuild';
import type { BuildOptions, BuildResult, Message, Metafile } from 'esbuild';
import type { BuildFault } from '../../shared/kit/BuildFault.ts';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import type { Build } from './DevLoop.ts';

const toBuildFault = ({ text, location }: Message): BuildFault => ({
  place: location ? `${location.file}:${String(location.line)}:${String(location.column + 1)}` : '',
  message: text,
  line: location?.lineText.trim() ?? '',
});

/** A build of esbuild that keeps what it has read. */
export interface IncrementalBuild extends Build {
  dispose(): Promise<void>;
}

/**
 * Creates a build of esbuild that compiles again what has changed.
 * @param finish follows each build without errors; its OperatorError is a fault of the build
 */
export async function createBuild(
  options: BuildOptions,
  finish: (metafile: Metafile) => unknown = () => undefined,
): Promise<IncrementalBuild> {
  const incremental = await context({ ...options, metafile: true });
  let files = new Set<string>();
  return {
    reads: (file) => files.has(file),
    rebuild: async () => {
      try {
        const { metafile } = await incremental.rebuild();
        files = new Set(Object.keys(metafile.inputs));
        await finish(metafile);
        return [];
      } catch (error) {
        if (isBuildFailure(error)) return error.errors.map(toBuildFault); // esbuild has printed them
        if (!(error instanceof OperatorError)) throw error;
        console.error(error.message);
        return [{ place: '', message: error.message, line: '' }];
      }
    },
    dispose: () => incremental.dispose(),
  };
}

const isBuildFailure = (error: unknown): error is Pick<BuildResult, 'errors'> =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors);
