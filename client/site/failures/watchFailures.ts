/** Events for uncaught errors and rejections. */
type FailureEvent = ErrorEvent | PromiseRejectionEvent;

declare global {
  interface Window {
    /** Errors from before the page's modules ran, recorded by pageStart.ts. */
    forecourtFailures?: FailureEvent[];
  }
}

/** Reports uncaught errors to the server. Its code loads with the first one. */
export function watchFailures(): void {
  const report = (event: FailureEvent): void => {
    import('./reportFailure.ts').then(
      ({ reportFailure }) => reportFailure(event),
      () => undefined, // an error that cannot be reported is still in the console
    );
  };
  window.forecourtFailures?.forEach(report);
  delete window.forecourtFailures;
  window.addEventListener('error', report);
  window.addEventListener('unhandledrejection', report);
}
