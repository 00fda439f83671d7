import { carName } from '../../../shared/catalogue/car/carRules.ts';
import type { LeadValues } from '../../../shared/forms/LeadTypes.ts';
import type { LeadRecord } from './leadRecords.ts';

type Cell = string | number | boolean | null | undefined;

/** Columns of the forms' fields; each form fills those that it has. */
const valueReaders = {
  name: (values: AnyValues) => values.name ?? values.customerName,
  phone: (values: AnyValues) => values.phone ?? values.customerPhone,
  email: (values: AnyValues) => values.email ?? values.customerEmail,
  message: (values: AnyValues) => values.message ?? values.other,
  quote: ({ quote }: AnyValues) => quote,
  testDrive: ({ testDrive }: AnyValues) => testDrive,
  siteName: ({ siteName }: AnyValues) => siteName,
  toName: ({ toName }: AnyValues) => toName,
  toEmail: (values: AnyValues) => values.toEmail ?? values.siteEmail,
  sourceUrl: ({ sourceUrl }: AnyValues) => sourceUrl,
  carId: ({ car }: AnyValues) => car?.car_id,
  car: ({ car }: AnyValues) => (car ? carName(car) : null),
  plate: ({ car, regno }: AnyValues) => car?.car_regno ?? regno,
  mileage: ({ milage }: AnyValues) => milage,
  choice: ({ selected }: AnyValues) => selected,
  topic: ({ topic }: AnyValues) => topic,
  vehicle: ({ typeCar }: AnyValues) => (typeCar === undefined ? null : typeCar ? 'car' : 'motorcycle'),
  services: ({ services }: AnyValues) => services?.join(', '),
  description: ({ description }: AnyValues) => description,
  date: ({ date }: AnyValues) => date,
  newsletter: ({ newsletter }: AnyValues) => newsletter,
} satisfies Record<string, (values: AnyValues) => Cell>;

/** The values of any form. */
type AnyValues = Partial<
  LeadValues['carContact'] & LeadValues['sellCar'] & LeadValues['serviceRequest'] & LeadValues['storeContact']
>;

/** Columns of the table; the last has the whole submission, as JSON. */
const columns: Record<string, (lead: LeadRecord) => Cell> = {
  id: ({ id }) => id,
  receivedAt: ({ receivedAt }) => receivedAt,
  site: ({ site }) => site,
  formName: ({ formName }) => formName,
  state: ({ state }) => state,
  attempts: ({ attempts }) => attempts,
  endedAt: ({ endedAt }) => endedAt,
  lastError: ({ lastError }) => lastError,
  ...Object.fromEntries(
    Object.entries(valueReaders).map(([name, value]) => [
      name,
      ({ submission }: LeadRecord): Cell => (submission ? value(submission.values) : null),
    ]),
  ),
  photos: ({ submission }) => submission?.photos?.length,
  submission: ({ submission }) => (submission ? JSON.stringify(submission) : null),
};

/** The first line of the table. */
export const leadsCsvHead = csvLine(Object.keys(columns));

/** A lead as a row of the table. */
export function leadCsvLine(lead: LeadRecord): string {
  return csvLine(Object.values(columns).map((value) => cell(value(lead))));
}

/**
 * Prefixes cells with an apostrophe that a spreadsheet would evaluate as a formula.
 * A visitor could otherwise run code on the operator's computer. The apostrophe also makes "+46 70" a text.
 */
function cell(value: Cell): string {
  if (typeof value === 'string' && /^\s*[=+\-@＝＋－＠]/.test(value)) return `'${value}`;
  return String(value ?? '');
}

/** RFC 4180: every cell in quotation marks, lines end with CR LF. */
function csvLine(cells: string[]): string {
  return `${cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')}\r\n`;
}
