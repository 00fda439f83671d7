import { open, press, read } from '../spokenActions.ts';
import type { SpokenFlow } from '../expectHeard.ts';

/** The question about cookies. */
export const consent: SpokenFlow = {
  whileWaiting: [],
  steps: [
    [open('/en'), 'document, Polhem Bil – used and new cars, workshop and tyre hotel'],
    [
      read('region, May we', 15),
      'region, May we use cookies?',
      'heading, May we use cookies?, level 2',
      'paragraph',
      'Necessary cookies are always on. If you agree, we also count visits and show content from other services.',
      'end of paragraph',
      'paragraph',
      'button, Choose for yourself, 1 control, not expanded',
      'link, Privacy and cookies',
      'end of paragraph',
      'form',
      'button, Necessary only, 2.necessary',
      'button, Allow all, 2.statistics-media',
      'end of form',
      'end of region, May we use cookies?',
      'complementary, Message',
    ],
    [
      press('button, Choose for yourself'),
      'button, Choose for yourself, 1 control, not expanded',
      'button, Choose for yourself, 1 control, expanded',
    ],
    [
      press('checkbox, Statistics'),
      'checkbox, Statistics, Counts visits so that we can improve the site., not checked',
      'checkbox, Statistics, Counts visits so that we can improve the site., checked',
    ],
    [press('button, Save'), 'button, Save my choices', 'heading, The road home starts here, level 1'],
  ],
};
