import type { Logger } from '../../../shared/kit/Logger.ts';
import { problemText } from './ContentFilesError.ts';
import type { ContentTree } from './ContentTree.ts';

/** Logs each fault of the content files once while it lasts, and each file whose faults are fixed. */
export function createFaultLog(logger: Logger): (tree: ContentTree) => void {
  let logged = new Map<string, string>();
  return ({ problems, files }) => {
    const faults = new Map(problems.map((problem) => [problemText(problem), problem.file]));
    for (const problem of problems) {
      const { file, line, message, isReference } = problem;
      if (logged.has(problemText(problem))) continue;
      const shown = files.get(file)?.isBroken ? 'nothing' : 'the last good version';
      logger.error('content.fileFault', { file, line, message, shown: isReference ? 'as written' : shown });
    }
    const faulty = new Set(faults.values());
    for (const file of new Set(logged.values())) if (!faulty.has(file)) logger.info('content.fileRepaired', { file });
    logged = faults;
  };
}
