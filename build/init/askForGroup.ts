import { asciiSlug } from '../../shared/kit/text/asciiSlug.ts';
import { answerFault, neededAnswers, buildNewGroup } from './newGroup.ts';
import type { Answer, GroupAnswers, InitPlaces, NewGroup } from './newGroup.ts';

const questions: Record<Answer, string> = {
  name: 'Name of the group (Fjord Bil): ',
  country: 'Country (no): ',
  languages: 'Languages; addresses in the first one have no language segment (nb,en): ',
  host: 'Host name of the site (fjordbil.no): ',
  color: 'Brand colour (#0b3d5c): ',
  group: 'Folder in groups/ (fjord): ',
};

interface Terminal {
  ask: (question: string) => Promise<string>;
  say: (text: string) => void;
}

/** Prompts for missing answers, and again for invalid ones. */
export async function askForGroup(given: GroupAnswers, places: InitPlaces, { ask, say }: Terminal): Promise<NewGroup> {
  const answers: GroupAnswers = { ...given };
  const complete = async (answer: Answer): Promise<void> => {
    let text = answers[answer] ?? (await ask(questions[answer]));
    for (let fault = answerFault(answer, text, places); fault !== null; fault = answerFault(answer, text, places)) {
      say(`${fault}\n`);
      text = await ask(questions[answer]);
    }
    answers[answer] = text;
  };
  for (const answer of neededAnswers) await complete(answer);
  answers.group ??= asciiSlug(answers.name ?? '');
  await complete('group');
  return buildNewGroup(answers, places);
}
