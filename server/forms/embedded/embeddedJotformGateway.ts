import type { JotformGateway } from '../../../shared/forms/JotformGateway.ts';

/** Substitute for the forms provider without an API key: every form has this one submission. */
export function embeddedJotformGateway(): JotformGateway {
  const answers = {
    '1': { name: 'heading', text: 'Workshop offer of the week', type: 'control_head', order: '1' },
    '2': {
      name: 'offer',
      text: 'Offer',
      type: 'control_textbox',
      order: '2',
      answer: 'Wheel change with balancing',
    },
    '3': { name: 'price', text: 'Price', type: 'control_textbox', order: '3', answer: '695 kr' },
    '4': {
      name: 'places',
      text: 'Applies in',
      type: 'control_checkbox',
      order: '4',
      answer: ['Uppsala', 'Stockholm', 'Oslo'],
    },
    '5': {
      name: 'until',
      text: 'Until',
      type: 'control_datetime',
      order: '5',
      answer: { year: '2026', month: '12', day: '18' },
    },
  };
  return { submissions: () => Promise.resolve({ content: [{ answers }] }) };
}
