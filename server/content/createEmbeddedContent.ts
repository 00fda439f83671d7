import { existsSync } from 'node:fs';
import type { ExecutionResult } from 'graphql';
import type { ContentBackend } from '../../shared/content/ContentGateway.ts';
import { embeddedContentModel } from '../../shared/content/ContentModel.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import type { BuiltInTexts, SiteConfig } from '../../shared/site/SiteTypes.ts';
import { cachedContentGateway } from './edge/cachedContentGateway.ts';
import { graphqlContentGateway } from './edge/graphqlContentGateway.ts';
import type { GraphqlTransport } from './edge/transport/GraphqlTransport.ts';
import { createContentEditor } from './embedded/editor/contentEditor.ts';
import type { ContentEditor } from './embedded/editor/contentEditor.ts';
import type { ContentTree } from './embedded/ContentTree.ts';
import { contentStamp } from './embedded/contentStamp.ts';
import { executeOnTree } from './embedded/graphql/executeOnTree.ts';
import type { ExecuteOptions } from './embedded/graphql/executeOnTree.ts';
import { executeOptions } from './embedded/graphql/executeOptions.ts';
import { ContentFilesError, problemText } from './embedded/ContentFilesError.ts';
import { loadUsableContent } from './embedded/loadContentTree.ts';
import type { AppliedFile, AppliedSave } from './embedded/saves/applySaves.ts';
import { savesInFolder } from './embedded/saves/EditorSaves.ts';
import { savesInDatabase } from './embedded/saves/savesInDatabase.ts';
import type { Storage } from '../storage/Storage.ts';
import { sanitizeHtml } from '../kit/sanitizeHtml.ts';
import { withNotFoundPage } from './withNotFoundPage.ts';
import { watchContent } from './embedded/watchContent.ts';

/** Logs each fault of the content files once while it lasts, and each file whose faults are fixed. */
function createFaultLog(logger: Logger): (tree: ContentTree) => void {
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

export interface EmbeddedContentOptions {
  /** Absolute path of the content folder. */
  folder: string;
  sites: readonly SiteConfig[];
  logger: Logger;
  /** Hosts that pages' pictures are fetched from; pictures of others are logged. No check when left out. */
  pictureHosts?: readonly string[];
  /** The built-in texts, overridden by those of the content. */
  builtInTexts?: Partial<BuiltInTexts>;
  /** Reads the files again when one changes, and polls for the saves of other processes. */
  watch: boolean;
  /** Database for editors' saves, shared by all processes. They go into the files when left out. */
  savesIn?: Pick<Storage, 'db' | 'write'> | null;
  /** Schedules the polls; a timer when left out. */
  after?(milliseconds: number, run: () => void): () => void;
  /** Called with each site whose pages may have changed. */
  onChanged?: (site: string) => void;
}

/** The platform's API for its GraphQL clients. */
export interface EdgePlatform {
  /** A query that is invalid or does not match the schema returns `errors` and no data. */
  execute(query: string, variables: Record<string, unknown>, options: ExecuteOptions): Promise<ExecutionResult>;
  /** Changes whenever the content changes. */
  version(): string;
}

export interface EmbeddedContent {
  gateway: ContentBackend;
  editor: ContentEditor;
  platform: EdgePlatform;
  /** Editors' saves that are stored in the database; none when they go into the files. */
  saves: {
    /** Each with its use, oldest first. */
    report(): AppliedSave[];
    /** A file with its saves; null when there are none. */
    applied(file: string): AppliedFile | null;
  };
  /** Reads the files again. Unusable files are logged; their last good version stays. */
  reload(): Promise<void>;
  /** Stops watching. The gateway continues to respond. */
  stop(): void;
}

/**
 * Runs the content platform in this process, over the content folder.
 * The files are read once and queried through the same GraphQL schema and mapping as an Edge endpoint. While watching,
 * changed files replace the old ones. An unusable file is logged and affects no other: its page keeps the last good
 * version, or is unavailable without one.
 * @throws ContentFilesError when the folder has no content of any site
 */
export async function createEmbeddedContent(options: EmbeddedContentOptions): Promise<EmbeddedContent> {
  const { folder, sites, logger, onChanged = () => undefined } = options;
  const loaded = await contentStamp(folder);
  const logFaults = createFaultLog(logger);
  const { pictureHosts, builtInTexts = {}, savesIn = null, after } = options;
  const saves = savesIn
    ? await savesInDatabase({ folder, storage: savesIn, reload: () => reload(), logger, ...(after && { after }) })
    : savesInFolder(folder);
  const shared = { ...saves.reading, builtInTexts, ...(pictureHosts && { pictureHosts }) };
  let tree = await saves.load(() => loadUsableContent(folder, sites, shared));
  if (![...tree.files.values()].some(({ isBroken }) => !isBroken)) {
    if (!existsSync(folder)) {
      throw new OperatorError(`The content folder ${folder} does not exist: correct CONTENT_DIR, or create it.`);
    }
    throw new ContentFilesError([...tree.problems]);
  }
  logFaults(tree);
  for (const { file, gaps = [] } of tree.files.values()) {
    for (const { line, gap } of gaps) logger.warn('content.openGap', { file, line, gap });
  }
  if (tree.mediaFault !== null) logger.warn('content.picturesWithoutBlur', { reason: tree.mediaFault });
  logger.info('content.loaded', { sites: tree.sites.size, items: tree.itemsById.size });
  if (options.watch) saves.start();
  saves.note(tree);
  const transport: GraphqlTransport = async (query, variables, headers = {}) => {
    const { data, errors } = await executeOnTree(tree, query, variables, executeOptions(headers));
    const [error] = errors ?? [];
    if (error) throw error;
    return data;
  };
  const inProcess = graphqlContentGateway({ transport, sites, model: embeddedContentModel, logger });
  // a thousand texts take 50 ms as a query
  const dictionary: ContentBackend['dictionary'] = ({ site, language }) =>
    Promise.resolve(Object.fromEntries(tree.sites.get(site)?.dictionaries.get(language) ?? []));
  // The content changes only with a reload, which clears the cache.
  const gateway = cachedContentGateway(
    { ...inProcess, dictionary },
    { logger, freshness: { freshMs: Infinity, staleMs: Infinity } },
  );
  const use = (next: ContentTree): void => {
    const changed = sites.filter(({ name }) => tree.siteVersions.get(name) !== next.siteVersions.get(name));
    tree = next;
    logFaults(tree);
    saves.note(tree);
    if (changed.length === 0) return;
    gateway.clear();
    for (const { name } of changed) onChanged(name);
    logger.info('content.reloaded', { items: tree.itemsById.size });
  };
  const reload = async (): Promise<void> => {
    const before = tree;
    const next = await saves.load(() => loadUsableContent(folder, sites, { ...shared, last: before }));
    if (tree === before) use(next);
    else await reload(); // an editor has saved meanwhile, and this reading may be older
  };
  const editor = createContentEditor({
    folder,
    store: saves.store,
    tree: () => tree,
    load: (instead) => loadUsableContent(folder, sites, { ...shared, last: tree, instead }),
    use,
    reload,
    sanitizeHtml,
  });
  const platform: EdgePlatform = {
    execute: (query, variables, asked) => executeOnTree(tree, query, variables, asked),
    version: () => tree.version,
  };
  const isInUse = (file: string, changed: string): boolean => tree.files.get(file)?.changed === changed;
  const unwatch = options.watch ? watchContent({ folder, loaded, isInUse, reload, logger }) : () => undefined;
  return {
    gateway: { ...gateway, ...withNotFoundPage(gateway) },
    editor,
    platform,
    saves: { report: () => saves.report(tree), applied: saves.applied },
    reload,
    stop: () => {
      saves.stop();
      unwatch();
    },
  };
}
