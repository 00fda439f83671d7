import { isEngineName } from './EngineName.ts';
import { enginePath, engineVariable, installScaledFont } from './enginePath.ts';

/*
 * Finds or installs engines and prints their paths, a line each: "CHROME_PATH=/usr/bin/chromium".
 * `node build/run.mjs test/browser/engines/printEnginePaths.ts chromium firefox webkit`; the line of an engine that is
 * not available says so: "Not tried: webkit. …".
 */
try {
  installScaledFont();
} catch {
  // The command has printed the reason; tests of late fonts name what is missing.
}
for (const engine of process.argv.slice(2).filter(isEngineName)) {
  try {
    console.log(`${engineVariable(engine)}=${enginePath(engine)}`);
  } catch (error) {
    console.log(`Not tried: ${engine}. ${error instanceof Error ? error.message : String(error)}`);
  }
}
