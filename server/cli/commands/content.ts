import { servedGroup } from '../../../config/group/servedGroup.ts';
import { ContentUsageError, contentUsage, readContentArguments } from '../../content/command/contentArguments.ts';
import { ContentCommandError, runContentCommand } from '../../content/command/contentCommand.ts';
import { databaseCommand } from '../databaseCommand.ts';
import { loadContent } from '../loadContent.ts';

/** Editors' saves of the content: docs/editing.md. */
export const contentCommand = databaseCommand({
  read: readContentArguments,
  usage: contentUsage,
  usageError: ContentUsageError,
  commandError: ContentCommandError,
  run: async (request, { env, root, storage, say, logger }) => {
    if (request.command === 'help') return;
    if (env.EDGE_ENDPOINT !== '' || env.DATABASE_URL === '') {
      const reason = env.DATABASE_URL === '' ? 'DATABASE_URL is not set' : 'EDGE_ENDPOINT is set';
      throw new ContentCommandError(`No saves are stored in the database: ${reason}. See docs/editing.md.`);
    }
    const group = servedGroup(env, root);
    const content = await loadContent({ env, group, root, logger, savesIn: storage });
    await runContentCommand(request, { storage, content, folder: group.contentFolder, say });
  },
});
