import { expect, it } from '@jest/globals';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import { createFeedCopyPath } from './createFeedCopyPath.ts';

it('createFeedCopyPath() names TMPDIR when no folder can be created', async () => {
  const error: unknown = await createFeedCopyPath('/nonexistent').catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(OperatorError);
  expect((error as OperatorError).message).toMatch(
    /^No folder can be created in \/nonexistent: .* Set TMPDIR to a folder/,
  );
});
