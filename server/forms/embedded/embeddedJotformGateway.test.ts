import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JotformUnavailableError } from '../../../shared/forms/JotformGateway.ts';
import { embeddedJotformGateway } from './embeddedJotformGateway.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-forms-'));
  await mkdir(join(folder, 'forms'));
  await writeFile(
    join(folder, 'forms/7.yaml'),
    '- { text: Pris, answer: 695 kr }\n- { text: Ort, answer: [Uppsala] }\n',
  );
  await writeFile(join(folder, 'forms/8.yaml'), '- { answer: 695 kr }\n');
  await writeFile(join(folder, 'secret.yaml'), '- { text: x }\n');
});

afterAll(() => rm(folder, { recursive: true }));

describe('submissions() without a provider', () => {
  it('has the answers of the file in order', async () => {
    const answers = (await embeddedJotformGateway(folder).submissions('7'))?.content[0]?.answers;
    expect(answers).toEqual({
      '1': { text: 'Pris', answer: '695 kr', order: '1' },
      '2': { text: 'Ort', answer: ['Uppsala'], order: '2' },
    });
  });

  it.each(['9', '../secret'])('knows no form %s', async (formId) => {
    expect(await embeddedJotformGateway(folder).submissions(formId)).toBeNull();
  });

  it('refuses a file with an answer without a question', async () => {
    await expect(embeddedJotformGateway(folder).submissions('8')).rejects.toThrow(JotformUnavailableError);
  });
});
