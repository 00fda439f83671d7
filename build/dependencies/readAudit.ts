import Joi from 'joi';

/** Result of `npm audit`: `unknown` when the registry gave no advisories. */
export type AuditOutcome = { kind: 'clean' | 'vulnerable' } | { kind: 'unknown'; reason: string };

const reportSchema = Joi.object({
  auditReportVersion: Joi.number().required(),
  vulnerabilities: Joi.object().required(),
})
  .unknown()
  .required();

const failureSchema = Joi.object<{ message: string }>({ message: Joi.string().required() }).unknown().required();

/**
 * Reads the output of `npm audit --json`.
 * @param code exit code of npm: 1 both for findings and for an unreachable registry
 */
export function readAudit(code: number, output: string): AuditOutcome {
  const report = parsed(output);
  if (!reportSchema.validate(report).error) return { kind: code === 0 ? 'clean' : 'vulnerable' };
  const failure = failureSchema.validate(report);
  return { kind: 'unknown', reason: failure.error ? 'npm audit wrote no report' : failure.value.message };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
