export type ErrorClass = abstract new (...args: never[]) => Error;

/** Context of every command. */
export interface CommandContext {
  /** Installation folder, with config/, content/ and groups/. Relative paths of the environment start there. */
  root: string;
  /** Folder of the running build. */
  build: string;
  /** Prints a text for the operator. */
  say: (text: string) => void;
}

/** A command-line command for operators. */
export interface CliCommand {
  /** Printed for --help. */
  usage: string;
  /** Thrown for wrong arguments: ends with 2 and prints the usage. */
  usageError: ErrorClass;
  /** Other errors whose message is printed without a stack. */
  toldErrors?: readonly ErrorClass[];
  /** @param words arguments after the command's name */
  run(words: readonly string[], context: CommandContext): Promise<void>;
}
