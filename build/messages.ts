/** Mails and text messages on the command line (npm run messages): see docs/tirehotel.md. */
import {
  MessagesUsageError,
  messagesUsage,
  readMessagesArguments,
} from '../server/messages/command/messagesArguments.ts';
import { MessagesCommandError, runMessagesCommand } from '../server/messages/command/messagesCommand.ts';
import { createOutbox } from '../server/storage/createOutbox.ts';
import { realClock } from '../shared/kit/Clock.ts';
import { runCommand } from './runCommand.ts';

await runCommand({
  read: readMessagesArguments,
  usage: messagesUsage,
  usageError: MessagesUsageError,
  commandError: MessagesCommandError,
  run: (asked, { storage, say }) => runMessagesCommand(asked, { outbox: createOutbox(storage, realClock), say }),
});
