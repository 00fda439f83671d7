import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Joi from 'joi';
import { parse } from 'yaml';
import { JotformUnavailableError } from '../../../shared/forms/JotformGateway.ts';
import type { JotformAnswer, JotformGateway } from '../../../shared/forms/JotformGateway.ts';

const answersSchema = Joi.array<JotformAnswer[]>()
  .items(
    Joi.object({
      name: Joi.string(),
      text: Joi.string().required(),
      type: Joi.string(),
      answer: Joi.alternatives(Joi.string(), Joi.number(), Joi.array(), Joi.object()),
    }),
  )
  .required();

/**
 * Substitute for the forms provider without an API key: submissions from files of the content.
 * @param contentFolder its forms/<form id>.yaml lists the answers in order; a form without a file does not exist
 */
export function embeddedJotformGateway(contentFolder: string): JotformGateway {
  return {
    submissions: async (formId) => {
      const text = /^[\w-]+$/.test(formId) ? await readText(join(contentFolder, 'forms', `${formId}.yaml`)) : null;
      if (text === null) return null;
      try {
        const answers = Joi.attempt(parse(text), answersSchema);
        const numbered = answers.map((answer, at) => [String(at + 1), { ...answer, order: String(at + 1) }] as const);
        return { content: [{ answers: Object.fromEntries(numbered) }] };
      } catch (cause) {
        throw new JotformUnavailableError({ cause });
      }
    },
  };
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new JotformUnavailableError({ cause: error });
  }
}
