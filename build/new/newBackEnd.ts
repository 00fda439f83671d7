import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { envExampleEntry } from '../envExampleText.ts';
import { backEndFiles } from './backEndFiles.ts';
import { insertAfter, insertBefore } from './insertLines.ts';
import { NewCommandError } from './NewCommandError.ts';
import { readNewName } from './readNewName.ts';
import type { NewName } from './readNewName.ts';
import { writeNewFiles } from './writeNewFiles.ts';

interface NewVariable {
  name: string;
  meaning: string;
  expects: string;
  fallback: string;
  secret: boolean;
  example: string;
  /** Code of its joi schema. */
  schema: string;
}

const newVariables = ({ kebab, upper, words }: NewName): NewVariable[] => [
  {
    name: `${upper}_ENDPOINT`,
    meaning: `URL of the service for ${words}; without it, the embedded default is used.`,
    expects: 'an http or https address',
    fallback: '',
    secret: false,
    example: `https://${kebab}.example/api`,
    schema: "Joi.string().uri({ scheme: ['http', 'https'] })",
  },
  {
    name: `${upper}_API_KEY`,
    meaning: `Key for ${upper}_ENDPOINT.`,
    expects: 'the key of that service',
    fallback: '',
    secret: true,
    example: `the-key-of-${kebab}`,
    schema: 'Joi.string()',
  },
  {
    name: `${upper}_API_KEY_HEADER`,
    meaning: `Header that carries ${upper}_API_KEY.`,
    expects: 'the name of a header: letters, digits, - and _',
    fallback: 'x-api-key',
    secret: false,
    example: 'x-api-key',
    schema: 'Joi.string().pattern(/^[A-Za-z0-9_-]+$/)',
  },
];

const variableCode = ({ name, schema, meaning, expects, fallback, secret, example }: NewVariable): string =>
  `  ${name}: variable(${schema}, {
    meaning: ${JSON.stringify(meaning)},
    expects: ${JSON.stringify(expects)},
    fallback: ${JSON.stringify(fallback)},${secret ? '\n    secret: true,' : ''}
    example: ${JSON.stringify(example)},
  }),`;

/** The variable that the new ones are written before; it describes no back end. */
const nextVariable = 'PICTURE_HOSTS';

/** Returns what the files of the settings and of the doctor become. */
function settingChanges(name: NewName): Record<string, (code: string) => string> {
  const { camel, upper, words } = name;
  const variables = newVariables(name);
  const lines = (line: (variable: NewVariable) => string): string => variables.map(line).join('\n');
  return {
    'config/envVariables.ts': (code) => insertBefore(code, `  ${nextVariable}: variable(`, lines(variableCode)),
    'config/env.ts': (code) =>
      insertAfter(
        code,
        '  TIREHOTEL_HONOURS_KEYS: ',
        lines((variable) => `  ${variable.name}: string;`),
      ),
    'config/env.test.ts': (code) =>
      insertBefore(
        code,
        `      ${nextVariable}: `,
        lines((variable) => `      ${variable.name}: ${JSON.stringify(variable.fallback)},`),
      ),
    '.env.example': (text) => {
      const entries = text.split('\n\n');
      const at = entries.findIndex((entry) => entry.includes(`\n#${nextVariable}=`));
      return entries
        .toSpliced(at, 0, ...variables.map((variable) => envExampleEntry(variable.name, variable)))
        .join('\n\n');
    },
    'config/backendSettings.ts': (code) =>
      insertBefore(
        code,
        '    places: {',
        `    ${camel}: { endpoint: env.${upper}_ENDPOINT, apiKey: env.${upper}_API_KEY, apiKeyHeader: env.${upper}_API_KEY_HEADER },`,
      ),
    'server/cli/doctor/backendProbes.ts': (code) =>
      insertBefore(
        code.replace(/,?\s*\} = backendSettings/, `, ${camel} } = backendSettings`),
        "    ...withKey('page views', ",
        `    ...withKey('service for ${words}', '${upper}', ${camel}),`,
      ),
  };
}

/**
 * Writes a back end with an embedded default and an adapter over HTTP.
 * It has a choice between both with its settings, a check by the doctor, and a contract suite over both.
 * @param path room and name: "forms/trade-values"; the room may be new
 * @param root of the project
 * @throws NewCommandError for an existing or invalid name
 */
export async function newBackEnd(path: string, root: string, say: (text: string) => void): Promise<void> {
  const name = readNewName(path);
  const { camel, pascal, upper } = name;
  const settings = await readFile(join(root, 'config/backendSettings.ts'), 'utf8');
  if (new RegExp(`^    ${camel}: `, 'm').test(settings) || settings.includes(`env.${upper}_`)) {
    throw new NewCommandError(`The back end ${camel} exists already.`);
  }
  await writeNewFiles({ created: backEndFiles(name), changed: settingChanges(name) }, root, say);
  say(
    `Next: npm run test:file -- ${camel}.contract, then the methods of ${pascal}Gateway. Give create${pascal}(…) to its ` +
      'first caller in server/composition: docs/how-to/add-a-back-end.md\n',
  );
}
