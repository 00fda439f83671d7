import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { enterProject } from './prepare.mjs';

/*
 * npm run sbom, also part of each build: writes the bill of materials of the production packages.
 * npm itself reads it from package-lock.json, without network or installation, and writes CycloneDX to
 * dist/sbom.cdx.json.
 */
enterProject();
const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'];
const text = execFileSync('npm', args, {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
  shell: process.platform === 'win32',
});
const { components } = JSON.parse(text);
mkdirSync('dist', { recursive: true });
writeFileSync('dist/sbom.cdx.json', text);
console.log(`dist/sbom.cdx.json lists ${components.length} packages.`);
