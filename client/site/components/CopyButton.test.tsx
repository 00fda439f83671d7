import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { Gateways } from '../../framework/Gateways.ts';
import { createPageStore } from '../../../test/fixtures/createPageStore.ts';
import { CopyButton } from './CopyButton.tsx';

const writeText = jest.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  render(
    <Provider store={createPageStore({} as Gateways)}>
      <CopyButton text="hej@harbour.example" />
    </Provider>,
  );
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const press = (): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Kopiera hej@harbour.example' }));
    await Promise.resolve();
  });
const tip = (): string | undefined => document.querySelector('.copy-button-tip')?.textContent;

it('confirms for a second that it copied the text', async () => {
  writeText.mockResolvedValue();
  await press();
  expect(writeText).toHaveBeenLastCalledWith('hej@harbour.example');
  act(() => jest.advanceTimersByTime(900));
  expect(tip()).toBe('Kopierat');
  act(() => jest.advanceTimersByTime(200));
  expect(tip()).toBe('');
});

it('says nothing when the browser refuses', async () => {
  writeText.mockRejectedValue(new Error('refused'));
  await press();
  expect(tip()).toBe('');
});
