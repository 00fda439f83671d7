/** Styles are imported for their side effect; the bundler collects them. */
declare module '*.css';
