import type { CliCommand } from './CliCommand.ts';

interface CommandEntry {
  /** Short description for the help. */
  meaning: string;
  /** Loads only this command's code. */
  load: () => Promise<CliCommand>;
}

/** The operator's commands, in the order of the help. */
export const commands: ReadonlyMap<string, CommandEntry> = new Map<string, CommandEntry>([
  [
    'doctor',
    {
      meaning: 'checks configuration, database, disk, back ends, content, links, feeds, redirects and clocks',
      load: async () => (await import('./commands/doctor.ts')).doctorCommand,
    },
  ],
  [
    'leads',
    {
      meaning: 'enquiries of visitors: list, show, send again, export',
      load: async () => (await import('./commands/leads.ts')).leadsCommand,
    },
  ],
  [
    'messages',
    {
      meaning: 'mails and text messages: list, show',
      load: async () => (await import('./commands/messages.ts')).messagesCommand,
    },
  ],
  [
    'bookings',
    {
      meaning: 'bookings with an unknown outcome: list, close',
      load: async () => (await import('./commands/bookings.ts')).bookingsCommand,
    },
  ],
  [
    'tirehotel',
    {
      meaning: 'unlocks customers of the tire hotel',
      load: async () => (await import('./commands/tireHotel.ts')).tireHotelCommand,
    },
  ],
  [
    'privacy',
    {
      meaning: 'data of one person: find, export, erase',
      load: async () => (await import('./commands/privacy.ts')).privacyCommand,
    },
  ],
  [
    'stock',
    {
      meaning: 'checks a stock feed, accepts a stock that was refused for its size',
      load: async () => (await import('./commands/stock.ts')).stockCommand,
    },
  ],
  [
    'search:index',
    {
      meaning: 'fills OpenSearch with the stock',
      load: async () => (await import('./commands/searchIndex.ts')).searchIndexCommand,
    },
  ],
  [
    'content',
    {
      meaning: "editors' saves in the database: list, show, export into the files, drop",
      load: async () => (await import('./commands/content.ts')).contentCommand,
    },
  ],
  [
    'unavailable',
    {
      meaning: 'writes the pages for a web server to show while no process responds',
      load: async () => (await import('./commands/unavailablePages.ts')).unavailablePagesCommand,
    },
  ],
  [
    'purge',
    {
      meaning: 'has running servers fetch the content again',
      load: async () => (await import('./commands/purge.ts')).purgeCommand,
    },
  ],
]);
