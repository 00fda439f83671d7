import { realClock } from '../../../shared/kit/Clock.ts';
import { MessagesUsageError, messagesUsage, readMessagesArguments } from '../../messages/command/messagesArguments.ts';
import { MessagesCommandError, runMessagesCommand } from '../../messages/command/messagesCommand.ts';
import { createOutbox } from '../../storage/outbox/createOutbox.ts';
import { databaseCommand } from '../databaseCommand.ts';

/** Mails and text messages: docs/tirehotel.md. */
export const messagesCommand = databaseCommand({
  read: readMessagesArguments,
  usage: messagesUsage,
  usageError: MessagesUsageError,
  commandError: MessagesCommandError,
  run: (request, { storage, say }) => runMessagesCommand(request, { outbox: createOutbox(storage, realClock), say }),
});
