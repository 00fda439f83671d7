import { spawnSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';

/** Machine, build and day of a table; its figures hold for these alone. */
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
