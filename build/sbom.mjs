import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { enterProject } from './prepare.mjs';
import { productionBom } from './dependencies/productionBom.mjs';

/*
 * npm run sbom, also part of each build: writes the bill of materials of the production packages.
 * npm itself reads it from package-lock.json, without network or installation, and writes CycloneDX to
 * dist/sbom.cdx.json.
 */
enterProject();
const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
const all = execFileSync('npm', args, {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
  shell: process.platform === 'win32',
});
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const bom = productionBom(JSON.parse(all), packages);
mkdirSync('dist', { recursive: true });
writeFileSync('dist/sbom.cdx.json', JSON.stringify(bom, null, 2));
console.log(`dist/sbom.cdx.json lists ${bom.components.length} packages.`);
