import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LanguageProject } from '../../test/fixtures/LanguageProject.ts';
import { checkLanguages } from './checkLanguages.ts';
import { newLanguage } from './newLanguage.ts';

let project: LanguageProject;
beforeEach(() => {
  project = new LanguageProject();
});
afterEach(() => project.remove());

const create = (code: string, group: string | null = null): void =>
  newLanguage({ code, from: 'en', group }, project.root, project.say);

describe('newLanguage()', () => {
  it('reports by file what to translate next', () => {
    create('pl');
    expect(project.read('content/languages/pl/language.yaml')).toContain('\ninherits: en\n');
    expect(project.said.join('')).toContain('  texts/site.yaml: 8 texts\n');
    expect(project.said.join('')).toContain('  labels.yaml: 2 texts\n');
  });

  it('adds a language of a group that its check finds without the name of the group', () => {
    project.write('groups/fjord/group.yaml', ['name: Fjord']);
    create('pl', 'fjord');
    expect(checkLanguages({ code: 'pl', group: null }, project.root, project.say)).toBe(false);
    expect(project.said.join('')).toContain('groups/fjord/languages/pl/mails.yaml:1: lacks lead.subject');
  });

  it('writes a variant that is complete as it is', () => {
    create('en-US');
    expect(checkLanguages({ code: 'en-US', group: null }, project.root, project.say)).toBe(true);
  });

  it.each([
    ['Polish', null, '"Polish" is not the code of a language'],
    ['en', null, 'content/languages/en exists already; see what it lacks'],
    ['pl', 'fiord', 'groups/fiord does not exist.'],
  ])('refuses %s in the group %s', (code, group, message) => {
    expect(() => create(code, group)).toThrow(message);
  });
});
