import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import Joi from 'joi';

const run = promisify(execFile);

interface DoctorPoint {
  state: string;
  text: string;
  cure?: string;
}

interface DoctorReport {
  checks: { check: string; findings: DoctorPoint[] }[];
}

const reportSchema = Joi.object<DoctorReport>({
  checks: Joi.array()
    .items(
      Joi.object({
        check: Joi.string().required(),
        findings: Joi.array()
          .items(
            Joi.object({ state: Joi.string().required(), text: Joi.string().required(), cure: Joi.string() }).unknown(),
          )
          .required(),
      }).unknown(),
    )
    .required(),
}).unknown();

/** Checks of npm run doctor that read the group's files; the others are about the machine. */
const groupChecks = ['configuration', 'content', 'legal pages', 'feeds', 'redirects', 'bookings'];
const maxPoints = 10;

/** Runs npm run doctor for a group; returns its report as JSON. */
export async function runDoctor(env: Readonly<Record<string, string>>, projectRoot: string): Promise<string> {
  const options = { cwd: projectRoot, env: { ...process.env, ...env }, maxBuffer: 50_000_000 };
  const failed = (error: unknown): { stdout: string } => ({ stdout: '', ...(error as { stdout?: string }) });
  // Ends with 1 when it finds a fault.
  const { stdout } = await run(process.execPath, ['build/cli.mjs', 'doctor', '--json'], options).catch(failed);
  return stdout;
}

/**
 * Returns the first open points of a report about the files of the group; "" when there is none.
 * @param command that shows all of them
 */
export function openPointsText(report: string, command: string): string {
  const points = readReport(report, command)
    .checks.filter(({ check }) => groupChecks.includes(check))
    .flatMap(({ findings }) => findings.filter(({ state }) => state !== 'ok'));
  if (points.length === 0) return '';
  const lines = points.slice(0, maxPoints).map(({ text, cure }) => {
    return `  ${text.replaceAll(/\s*\n\s*/g, ' ')}${cure === undefined ? '' : ` → ${cure}`}\n`;
  });
  const rest = points.length - lines.length;
  return `\nOpen points:\n${lines.join('')}${rest > 0 ? `  … and ${String(rest)} more: ${command}\n` : ''}`;
}

/** Reads a report; one that cannot be read names the command. */
function readReport(report: string, command: string): DoctorReport {
  try {
    return Joi.attempt<typeof reportSchema>(JSON.parse(report), reportSchema);
  } catch {
    const findings = [{ state: 'fault', text: 'The group could not be checked.', cure: command }];
    return { checks: [{ check: 'content', findings }] };
  }
}
