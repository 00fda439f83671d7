import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { enterProject } from './prepare.mjs';

/*
 * npm run sbom, and a part of each build: the software bill of materials of what runs in production, as CycloneDX in dist/sbom.cdx.json. It is
 * read from package-lock.json by npm itself, without the network and without an installation.
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
