import { afterEach, expect, it } from '@jest/globals';
import { replayEarlyInput } from './replayEarlyInput.ts';

function fieldWith(value: string): HTMLInputElement {
  const field = document.createElement('input');
  document.body.append(field);
  field.value = value;
  return field;
}

afterEach(() => document.body.replaceChildren());

const replay = (field: HTMLInputElement, text: string): Promise<void> =>
  replayEarlyInput({ presses: new Set(), fields: new Map([[field, text]]), toggled: new Set() }, () => true);

it('keeps what the visitor typed between the takeover of a field and its replay', async () => {
  const field = fieldWith('volvo v60');
  await replay(field, 'volvo');
  expect(field.value).toBe('volvo v60');
});

it('gives a field that the takeover emptied its text back', async () => {
  const field = fieldWith('');
  await replay(field, 'volvo');
  expect(field.value).toBe('volvo');
});

it('gives the text to the field that has taken the place of one with an id from React', async () => {
  const field = fieldWith('ABC 123');
  field.id = '_R_5_-plate';
  field.remove();
  const shown = fieldWith('');
  shown.id = '_r_0_-plate';
  await replay(field, 'ABC 123');
  expect(shown.value).toBe('ABC 123');
});
