export type ErrorClass = abstract new (...args: never[]) => Error;

/** What every command is given. */
export interface CommandContext {
  /** Folder of the installation, with config/, content/ and groups/; paths of the environment start there. */
  root: string;
  /** Folder of the build that runs. */
  build: string;
  /** Prints for the operator. */
  say: (text: string) => void;
}

/** One of the operator's commands. */
export interface CliCommand {
  /** Printed for --help. */
  usage: string;
  /** Thrown for wrong arguments: ends with 2 and prints the usage. */
  usageError: ErrorClass;
  /** Further errors whose message is printed without a stack. */
  toldErrors?: readonly ErrorClass[];
  /** @param words arguments after the command's name */
  run(words: readonly string[], context: CommandContext): Promise<void>;
}
