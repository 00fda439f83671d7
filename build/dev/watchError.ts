import { OperatorError } from '../../shared/kit/OperatorError.ts';

/** Limits of Linux, which are low on some machines and shared by all programs of a user. */
const settings: Readonly<Record<string, string>> = {
  ENOSPC: 'fs.inotify.max_user_watches=524288',
  EMFILE: 'fs.inotify.max_user_instances=1024',
};

/** Returns the error for a folder that cannot be watched, with the setting of the system that allows it. */
export function watchError(folder: string, { code = '', message }: NodeJS.ErrnoException): OperatorError {
  const setting = settings[code];
  if (setting === undefined) return new OperatorError(`Changes in ${folder} would not be noticed: ${message}`);
  return new OperatorError(
    `Changes in ${folder} would not be noticed: this system allows no more file watchers (${code}). End programs that watch many files, or allow more: sudo sysctl ${setting}`,
  );
}
