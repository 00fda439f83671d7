/** @alone: the code listens to the whole document for good. */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { keepInput, restoreInput } from './keptInput.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  // jsdom has no modal dialogs
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => document.body.replaceChildren());

/** Shows a page as the server sends it. */
function show(html: string): void {
  document.body.innerHTML = html;
}

/** Stores the input of the shown page, and restores it on another document. */
function loadAgain(html: string): void {
  keepInput(window.sessionStorage);
  show(html);
  restoreInput(window.sessionStorage);
}

const field = (name: string): HTMLInputElement => document.getElementsByName(name)[0] as HTMLInputElement;
const form =
  '<form><input name="name"><textarea name="message"></textarea><input type="checkbox" name="terms"><select name="topic"><option>a</option><option>b</option></select></form>';

describe('a page that is loaded again', () => {
  it('has the input of its fields', () => {
    show(form);
    field('name').value = 'Astrid';
    field('message').value = 'Hej';
    field('terms').checked = true;
    field('topic').value = 'b';
    loadAgain(form);
    expect(['name', 'message', 'topic'].map((name) => field(name).value)).toEqual(['Astrid', 'Hej', 'b']);
    expect(field('terms').checked).toBe(true);
  });

  it('tells scripts of the input', () => {
    show(form);
    field('name').value = 'Astrid';
    const typed: string[] = [];
    const note = ({ target }: Event): void => void typed.push((target as HTMLInputElement).value);
    document.addEventListener('input', note);
    loadAgain(form);
    document.removeEventListener('input', note);
    expect(typed).toEqual(['Astrid']);
  });

  it('does not fill a field that has become another one', () => {
    show('<input name="name">');
    field('name').value = 'Astrid';
    loadAgain('<input name="phone">');
    expect(field('phone').value).toBe('');
  });

  it('has the input of fields with a list that React has shown', () => {
    show('<p id="_r_1_"><input name="name" aria-controls="_r_0_-list"></p>');
    field('name').value = 'Astrid';
    loadAgain('<p id="_R_5_"><input name="name"></p>');
    expect(field('name').value).toBe('Astrid');
  });

  it('does not store passwords', () => {
    show('<input type="password" name="code">');
    field('code').value = 'secret';
    loadAgain('<input type="password" name="code">');
    expect(field('code').value).toBe('');
  });

  it('fills a field that appears later', async () => {
    show(form);
    field('name').value = 'Astrid';
    keepInput(window.sessionStorage);
    show('');
    restoreInput(window.sessionStorage);
    show(form);
    await waitFor(() => expect(field('name').value).toBe('Astrid'));
  });

  it('opens what was open', () => {
    show('<details><summary>Service</summary>…</details>');
    document.querySelector('details')?.setAttribute('open', '');
    loadAgain('<details><summary>Service</summary>…</details>');
    expect(document.querySelector('details')?.open).toBe(true);
  });

  it('presses the button of an open dialog', async () => {
    const page = '<button type="button">Filter</button><dialog></dialog>';
    show(page);
    restoreInput(window.sessionStorage);
    document.querySelector('button')?.addEventListener('click', () => document.querySelector('dialog')?.showModal());
    document.querySelector('button')?.click();
    const press = jest.fn();
    await waitFor(() => {
      keepInput(window.sessionStorage);
      expect(window.sessionStorage.getItem('devInput')).toContain('button:nth-of-type');
    });
    show(page);
    document.querySelector('button')?.addEventListener('click', press);
    restoreInput(window.sessionStorage);
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('is empty at another address', () => {
    show(form);
    field('name').value = 'Astrid';
    keepInput(window.sessionStorage);
    window.history.pushState(null, '', '/elsewhere');
    show(form);
    restoreInput(window.sessionStorage);
    window.history.back();
    expect(field('name').value).toBe('');
  });
});
