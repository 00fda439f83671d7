import { spawnSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';

/** Returns machine, build and date of a table; its figures only apply to these. */
export function machineFacts() {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' ') + ' UTC',
    processor: cpus()[0]?.model.trim() ?? 'unknown processor',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1e9),
    node: process.versions.node,
    commit: stdout.trim() || 'unknown',
  };
}
