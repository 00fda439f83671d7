/** Returns whether this machine has a process of this id, of any user. */
export function isProcessRunning(processId: number): boolean {
  try {
    process.kill(processId, 0); // only checks that the process exists
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
