/** Events that tell of an error that nothing caught. */
type FailureEvent = ErrorEvent | PromiseRejectionEvent;

declare global {
  interface Window {
    /** Errors from before the page's modules ran, noted by pageStart.ts. */
    forecourtFailures?: FailureEvent[];
  }
}

/** Reports uncaught errors to the server. The code for it is fetched with the first one. */
export function watchFailures(): void {
  const report = (event: FailureEvent): void => {
    import('./reportFailure.ts').then(
      ({ reportFailure }) => reportFailure(event),
      () => undefined, // an error that cannot be reported is in the console all the same
    );
  };
  window.forecourtFailures?.forEach(report);
  delete window.forecourtFailures;
  window.addEventListener('error', report);
  window.addEventListener('unhandledrejection', report);
}
