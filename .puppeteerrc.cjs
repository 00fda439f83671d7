/** The browser is found or installed by test/browser/engines/enginePath.ts; the package itself downloads nothing. */
module.exports = { skipDownload: true };
