/** The browser is found or installed by test/browser/chromePath.ts; the package itself downloads nothing. */
module.exports = { skipDownload: true };
