import type { Env } from '../../config/env.ts';
import type { Group } from '../../config/group/Group.ts';
import type { FactRule } from '../catalogue/feed/mapping/FeedMappingTypes.ts';
import type { LogState } from '../http/logging/createLogOutput.ts';
import type { Logger } from '../../shared/kit/Logger.ts';

/** Everything known before the services are created. */
export interface Setup {
  env: Env;
  group: Group;
  /** Free facts of the group's feeds; see withFacts. */
  facts?: readonly FactRule[];
  /** Root of the project, to which paths of the environment are relative. */
  root: string;
  /** Folder of the running build. */
  build: string;
  /** Version of the build: "0.1.0+3b1d5338". */
  version: string;
  logger: Logger;
  /** Called when files of the content have changed, and pages show it. */
  onContentChanged?: () => void;
  /** Condition of the log's destination. */
  logState(): LogState;
}
