import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { productionBom } from './dependencies/productionBom.mjs';
import { reproducibleBom } from './dependencies/reproducibleBom.mjs';
import { sourceSeconds } from './dependencies/sourceSeconds.mjs';
import { enterProject } from './prepare.mjs';

/*
 * npm run sbom, also part of each build: writes the bill of materials of the production packages.
 * npm itself reads it from package-lock.json, without network or installation, and writes CycloneDX to
 * dist/sbom.cdx.json. Two runs for a commit write the same bytes; SOURCE_DATE_EPOCH replaces the commit's time.
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
const bom = reproducibleBom(productionBom(JSON.parse(all), packages), sourceSeconds());
mkdirSync('dist', { recursive: true });
writeFileSync('dist/sbom.cdx.json', JSON.stringify(bom, null, 2));
console.log(`dist/sbom.cdx.json lists ${bom.components.length} packages.`);
