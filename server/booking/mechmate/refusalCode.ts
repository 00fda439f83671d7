import { refusalSchema } from './answerSchemas.ts';

const plain = ['InvalidReg', 'VehicleNotFound', 'TimeslotNotAvailable', 'ServerError'];

/** The documented code of an answer with an error status, "ServerError" for one that is not documented; null for any other answer. */
export function refusalCode(body: unknown): string | null {
  const checked = refusalSchema.validate(body, { convert: false });
  return checked.error ? null : documentedCode(checked.value.errors['Error Result'][0]);
}

/** What may be passed on of a code. */
export function documentedCode(code: string): string {
  const [name = '', brand = ''] = code.split(/,(.*)/s);
  if (name === 'BrandNotSupported') return `${name},${brand.trim()}`;
  return plain.includes(code) ? code : 'ServerError';
}

/** Whether the answer says no to the visitor, and nothing of the state of the booking system. */
export function isRefusal(body: unknown): boolean {
  const code = refusalCode(body);
  return code !== null && code !== 'ServerError';
}
