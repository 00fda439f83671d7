import type { JotformGateway } from '../../../shared/forms/JotformGateway.ts';

/** Stands in for the forms provider where there is no key for it: every form has this one submission. */
export function embeddedJotformGateway(): JotformGateway {
  const answers = {
    '1': { name: 'heading', text: 'Veckans verkstadserbjudande', type: 'control_head', order: '1' },
    '2': {
      name: 'offer',
      text: 'Erbjudande',
      type: 'control_textbox',
      order: '2',
      answer: 'Hjulskifte med balansering',
    },
    '3': { name: 'price', text: 'Pris', type: 'control_textbox', order: '3', answer: '695 kr' },
    '4': {
      name: 'places',
      text: 'Gäller i',
      type: 'control_checkbox',
      order: '4',
      answer: ['Uppsala', 'Västerås', 'Gävle'],
    },
    '5': {
      name: 'until',
      text: 'Till och med',
      type: 'control_datetime',
      order: '5',
      answer: { year: '2026', month: '12', day: '18' },
    },
  };
  return { submissions: () => Promise.resolve({ content: [{ answers }] }) };
}
