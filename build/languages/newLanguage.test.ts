import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LanguageProject } from '../../test/fixtures/LanguageProject.ts';
import { checkLanguages } from './checkLanguages.ts';
import { newLanguage } from './newLanguage.ts';

let project: LanguageProject;
beforeEach(() => {
  project = new LanguageProject();
});
afterEach(() => {
  jest.restoreAllMocks();
  project.remove();
});

const create = (code: string, group: string | null = null): void =>
  newLanguage({ code, from: 'en', group }, project.root, project.say);

describe('newLanguage()', () => {
  it('reports by file what to translate next', () => {
    create('pl');
    expect(project.read('content/languages/pl/language.yaml')).toContain('\ninherits: en\n');
    expect(project.said.join('')).toContain('  texts/site.yaml: 8 texts\n');
    expect(project.said.join('')).toContain('  labels.yaml: 2 texts\n');
  });

  it('adds a language of the group that GROUP_DIR names', () => {
    project.write('fjord/group.yaml', ['name: Fjord']);
    project.write('groups/other/languages/pl/language.yaml', ['inherits: en']);
    jest.replaceProperty(process, 'env', { ...process.env, GROUP: '', GROUP_DIR: project.path('fjord') });
    create('pl', project.path('fjord'));
    expect(checkLanguages({ code: 'pl', group: null }, project.root, project.say)).toBe(false);
    expect(project.said.join('')).toContain('fjord/languages/pl/mails.yaml:1: lacks lead.subject');
    expect(project.said.join('')).not.toContain('groups/other');
  });

  it('writes a variant that is complete as it is', () => {
    create('en-US');
    expect(checkLanguages({ code: 'en-US', group: null }, project.root, project.say)).toBe(true);
  });

  it.each([
    ['Polish', '"Polish" is not the code of a language'],
    ['en', 'content/languages/en exists already; see what it lacks'],
  ])('refuses %s', (code, message) => {
    expect(() => create(code)).toThrow(message);
  });
});
