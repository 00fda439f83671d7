/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MultiSelect } from './MultiSelect.tsx';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';

const options = ['Service', 'Hjulskift', 'Annet'];
const user = userEvent.setup();

function Field({ start }: { start: string[] }): ReactNode {
  const [chosen, setChosen] = useState(start);
  return (
    <>
      <p id="label">Type</p>
      <MultiSelect
        id="types"
        labelledBy="label"
        options={options}
        chosen={chosen}
        onChange={setChosen}
        texts={{
          name: (option) => option,
          placeholder: 'Velg',
          count: `${chosen.length} valgt`,
          remove: (option) => `Fjern ${option}`,
          removed: (option) => `${option} er fjernet`,
        }}
      />
      <button type="button">Next</button>
    </>
  );
}

const opener = (): HTMLElement => screen.getByRole('button', { name: /^Type/ });
const menu = (): HTMLElement | null => screen.queryByRole('group', { name: 'Type' });
const chips = (): (string | null)[] =>
  screen.queryAllByRole('button', { name: /^Fjern/ }).map((chip) => chip.textContent);
const focused = (): string | null | undefined => document.activeElement?.closest('label')?.textContent;

afterEach(cleanup);

describe('a field of several choices', () => {
  it('says its name when nothing is chosen', () => {
    render(<Field start={[]} />);
    expect(opener().getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('button', { name: 'Type Velg' })).toBe(opener());
  });

  it('says how many options are chosen', () => {
    render(<Field start={['Service', 'Annet']} />);
    expect(screen.getByRole('button', { name: 'Type 2 valgt' })).toBe(opener());
  });

  it('has its chips in the order of the options', async () => {
    render(<Field start={[]} />);
    await user.click(opener());
    await user.click(screen.getByLabelText('Annet'));
    await user.click(screen.getByLabelText('Service'));
    expect(chips()).toEqual(['Service', 'Annet']);
    await user.click(screen.getByLabelText('Service'));
    expect(chips()).toEqual(['Annet']);
    expect(menu()).not.toBeNull();
  });

  it.each([
    ['{ArrowDown}', 'Service'],
    ['{ArrowUp}', 'Annet'],
    ['{ArrowDown}{ArrowDown}', 'Hjulskift'],
    ['{ArrowDown}{ArrowUp}', 'Annet'],
    ['{ArrowDown}{End}', 'Annet'],
    ['{ArrowDown}{End}{ArrowDown}', 'Service'],
    ['{ArrowUp}{Home}{ArrowRight}', 'Hjulskift'],
    ['{ArrowUp}{ArrowLeft}', 'Hjulskift'],
  ])('is opened by %s', async (keys, label) => {
    render(<Field start={[]} />);
    opener().focus();
    await user.keyboard(keys);
    expect(focused()).toBe(label);
  });

  it('closes by Escape with the focus on its button', async () => {
    render(<Field start={[]} />);
    opener().focus();
    await user.keyboard('{ArrowDown} {Escape}');
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(opener());
    expect(chips()).toEqual(['Service']);
  });

  it('removes the last chip by Backspace', async () => {
    render(<Field start={options} />);
    opener().focus();
    await user.keyboard('{Backspace}');
    expect(chips()).toEqual(['Service', 'Hjulskift']);
    await expectSpoken('Annet er fjernet');
    expect(document.activeElement).toBe(opener());
    await user.keyboard('{ArrowDown}{Backspace}');
    expect(chips()).toEqual(['Service']);
    expect(focused()).toBe('Service');
    await user.keyboard('{Backspace}{Backspace}');
    expect(chips()).toEqual([]);
  });

  it('removes a chip by a press', async () => {
    render(<Field start={options} />);
    await user.click(screen.getByRole('button', { name: 'Fjern Hjulskift' }));
    expect(chips()).toEqual(['Service', 'Annet']);
    expect(document.activeElement).toBe(opener());
  });

  it('stays open in a container that takes the focus when words of an option are pressed', async () => {
    render(
      <main tabIndex={-1}>
        <Field start={[]} />
      </main>,
    );
    await user.click(opener());
    await user.click(within(menu() as HTMLElement).getByText('Hjulskift'));
    expect(menu()).not.toBeNull();
    expect(chips()).toEqual(['Hjulskift']);
    expect(focused()).toBe('Hjulskift');
  });

  it('closes when the focus goes elsewhere', async () => {
    render(<Field start={[]} />);
    await user.click(opener());
    await user.click(within(menu() as HTMLElement).getByText('Hjulskift'));
    expect(menu()).not.toBeNull();
    await user.click(document.body);
    expect(menu()).toBeNull();
    opener().focus();
    await user.keyboard('{ArrowUp}{Tab}');
    expect(document.activeElement?.textContent).toBe('Next');
    expect(menu()).toBeNull();
  });
});
