/**
 * Returns the environment variables of the server under development.
 * @param own those of `npm run dev`, which can change the first ones
 */
export function serverVariables(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    DRAIN_SECONDS: '0',
    SHUTDOWN_GRACE_SECONDS: '5',
    // Requests that have waited for a restart come at once, to code that is not compiled yet: no overload.
    RENDER_CONCURRENCY: '0',
    ...own,
    NODE_ENV: 'development',
    FORECOURT_DEV: '1',
    WEB_CONCURRENCY: '1',
    PORT: '0',
    HOST: '127.0.0.1',
  };
}
