import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { route, section, showHeader as show } from '../../../test/fixtures/pages/showHeader.tsx';

beforeEach(() => {
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});
afterEach(() => {
  cleanup();
  document.cookie = 'hideAlert=; max-age=0; path=/';
});

describe('the message bar', () => {
  it('with a link shows it after the text', () => {
    const fields = {
      HasMessage: { value: true },
      MessageType: { value: 'Dark' },
      MessageTitle: { value: 'Vinterdäck i tid' },
      MessageLink: { value: { href: '/verkstad/boka', text: 'Boka hjulskifte' } },
    };
    show(route([], [section('AlertBar', fields)]));
    const link = within(screen.getByRole('complementary')).getByRole('link', { name: 'Boka hjulskifte' });
    expect(link.getAttribute('href')).toBe('/verkstad/boka');
  });

  it('closes its message for a day', () => {
    const fields = {
      HasMessage: { value: true },
      MessageType: { value: 'Dark' },
      MessageTitle: { value: 'Öppet hus' },
    };
    show(route([], [section('AlertBar', fields)]));
    fireEvent.click(screen.getByRole('button', { name: 'Stäng meddelandet' }));
    expect(screen.getByRole('complementary').dataset['state']).toBe('dismissed');
    expect(document.cookie).toContain('hideAlert=');
  });

  it('shows the next message though an earlier one was closed', () => {
    const message = (title: string) => ({
      HasMessage: { value: true },
      MessageType: { value: 'Dark' },
      MessageTitle: { value: title },
    });
    show(route([], [section('AlertBar', message('Öppet hus'))]));
    fireEvent.click(screen.getByRole('button', { name: 'Stäng meddelandet' }));
    cleanup();
    show(route([], [section('AlertBar', message('Öppet hus'))]));
    expect(screen.getByRole('complementary').dataset['state']).toBe('dismissed');
    cleanup();
    show(route([], [section('AlertBar', message('Nya tider'))]));
    expect(screen.getByRole('complementary').dataset['state']).toBe('visible');
  });

  it('hides a message that was dismissed', () => {
    document.cookie = 'hideAlert=true';
    const message = (type: string) => ({
      HasMessage: { value: true },
      MessageType: { value: type },
      MessageTitle: { value: 'Stopp' },
    });
    show(route([], [section('AlertBar', message('Light'))]));
    expect(screen.getByRole('complementary').dataset['state']).toBe('dismissed');
  });

  it('never hides a warning', () => {
    document.cookie = 'hideAlert=true';
    const message = (type: string) => ({
      HasMessage: { value: true },
      MessageType: { value: type },
      MessageTitle: { value: 'Stopp' },
    });
    show(route([], [section('AlertBar', message('Warning'))]));
    expect(screen.getByRole('complementary').dataset['state']).toBe('visible');
  });
});
