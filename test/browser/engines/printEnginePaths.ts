import { isEngineName } from './EngineName.ts';
import { enginePath, engineVariable } from './enginePath.ts';

/*
 * Finds or installs engines and prints their paths, a line each: "CHROME_PATH=/usr/bin/chromium".
 * `node build/run.mjs test/browser/engines/printEnginePaths.ts chromium firefox webkit`; the line of an engine that is
 * not available says so: "Not tried: webkit. …".
 */
for (const engine of process.argv.slice(2).filter(isEngineName)) {
  try {
    console.log(`${engineVariable(engine)}=${enginePath(engine)}`);
  } catch (error) {
    console.log(`Not tried: ${engine}. ${error instanceof Error ? error.message : String(error)}`);
  }
}
