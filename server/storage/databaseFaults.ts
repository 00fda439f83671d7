/** Address of a PostgreSQL database without user and password: "db.internal:5432/forecourt". */
export function databasePlace(databaseUrl: string): string {
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl);
  const host = hostname || searchParams.get('host') || 'localhost';
  return `${host}:${port || '5432'}${pathname}`;
}

/** Fix by error code, for the operator. */
const remedies: Record<string, string> = {
  ECONNREFUSED: 'Nothing responds there: start PostgreSQL, or correct host and port.',
  ENOTFOUND: 'The host name is unknown: correct it.',
  EAI_AGAIN: 'The host name could not be resolved: check the DNS settings.',
  ETIMEDOUT: 'Nothing responds there: check that PostgreSQL runs and that no firewall blocks the connection.',
  '28P01': 'User or password is wrong: correct them.',
  '28000': 'PostgreSQL does not allow this user to connect from here: see its pg_hba.conf.',
  '3D000': 'Create the database, or correct its name.',
  '42501': 'Give this user the right to create tables in the schema "public", or make it the owner of the database.',
  '25006': 'It is a read-only standby: use the address of the primary.',
  '53300': 'All its connections are in use: raise its max_connections, or run fewer processes.',
};

/** Describes why PostgreSQL cannot be used, for the operator; without secrets. */
export function postgresFault(place: string, error: unknown): string {
  const code = faultCode(error);
  const remedy = remedies[code] ?? 'Check the address, and the log of PostgreSQL.';
  const message = faultMessage(error);
  const reason = [message, message.includes(code) ? '' : code].filter(Boolean).join(', ');
  return `The database ${place} (DATABASE_URL) cannot be used: ${reason}. ${remedy}`;
}

/** Code of a driver's or system error: "ECONNREFUSED", "23505", "SQLITE_FULL"; "" without one. */
export function faultCode(error: unknown): string {
  return readText(error, 'code');
}

/** Message of the driver or the system. */
export function faultMessage(error: unknown): string {
  return readText(error, 'message');
}

/** Checks the shape: a system error need not be an instance of this context's Error. */
function readText(error: unknown, name: 'code' | 'message'): string {
  const value = (error as Partial<Record<string, unknown>> | null | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}
