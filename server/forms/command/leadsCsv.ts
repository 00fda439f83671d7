import { carName } from '../../../shared/catalogue/carRules.ts';
import type { LeadRecord } from './leadRecords.ts';

/** Columns of the table; the last has the whole submission, as JSON. */
const columns: Record<string, (lead: LeadRecord) => string | number | boolean | null | undefined> = {
  id: ({ id }) => id,
  receivedAt: ({ receivedAt }) => receivedAt,
  site: ({ site }) => site,
  formName: ({ formName }) => formName,
  state: ({ state }) => state,
  attempts: ({ attempts }) => attempts,
  endedAt: ({ endedAt }) => endedAt,
  lastError: ({ lastError }) => lastError,
  name: ({ submission }) => submission?.values.name,
  phone: ({ submission }) => submission?.values.phone,
  email: ({ submission }) => submission?.values.email,
  message: ({ submission }) => submission?.values.message,
  quote: ({ submission }) => submission?.values.quote,
  testDrive: ({ submission }) => submission?.values.testDrive,
  siteName: ({ submission }) => submission?.values.siteName,
  toName: ({ submission }) => submission?.values.toName,
  toEmail: ({ submission }) => submission?.values.toEmail,
  sourceUrl: ({ submission }) => submission?.values.sourceUrl,
  carId: ({ submission }) => submission?.values.car.car_id,
  car: ({ submission }) => (submission ? carName(submission.values.car) : null),
  plate: ({ submission }) => submission?.values.car.car_regno,
  submission: ({ submission }) => (submission ? JSON.stringify(submission) : null),
};

/** The first line of the table. */
export const leadsCsvHead = csvLine(Object.keys(columns));

/** A lead as a line of the table. */
export function leadCsvLine(lead: LeadRecord): string {
  return csvLine(Object.values(columns).map((value) => cell(value(lead))));
}

/**
 * Spreadsheets calculate what begins with one of these signs, so that a visitor could make the operator's computer
 * do things; behind an apostrophe it is text ("+46 70" too).
 */
function cell(value: string | number | boolean | null | undefined): string {
  if (typeof value === 'string' && /^\s*[=+\-@＝＋－＠]/.test(value)) return `'${value}`;
  return String(value ?? '');
}

/** RFC 4180: every cell in quotation marks, lines end with CR LF. */
function csvLine(cells: string[]): string {
  return `${cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')}\r\n`;
}
