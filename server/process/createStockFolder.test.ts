import { afterEach, expect, it } from '@jest/globals';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import { createStockFolder } from './createStockFolder.ts';

const before = process.env['TMPDIR'];
afterEach(() => {
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
});

it('createStockFolder() names TMPDIR when no folder can be created', async () => {
  process.env['TMPDIR'] = '/nonexistent';
  const error: unknown = await createStockFolder().catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(OperatorError);
  expect((error as OperatorError).message).toMatch(
    /^No folder can be created in \/nonexistent: .* Set TMPDIR to a folder/,
  );
});
