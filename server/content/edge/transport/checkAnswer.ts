import type Joi from 'joi';

/** Validates the platform's `data`; ignores other keys, and throws an error that names the first fault. */
export function checkAnswer<T>(data: unknown, schema: Joi.ObjectSchema<T>, what: string): T {
  const checked = schema.validate(data, { convert: false, allowUnknown: true });
  if (checked.error) {
    throw new Error(`The content platform's ${what} answer has an unexpected shape: ${checked.error.message}`);
  }
  return checked.value;
}
