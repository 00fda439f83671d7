import { announcements } from './announce.ts';

/** Time in which a text is spoken once, in ms. */
const repeatMs = 1000;

let spokenAt = -Infinity;

/** Fills the regions of `Announcer` with what was announced, and is announced from now on. */
export function startAnnouncer(): void {
  announcements.speak = () => {
    speak('polite', false);
    speak('assertive', true);
    announcements.texts.clear();
  };
  announcements.speak();
}

function speak(live: 'polite' | 'assertive', isUrgent: boolean): void {
  const due = [...announcements.texts].filter(([text, urgent]) => text !== '' && urgent === isUrgent);
  const text = due.map(([words]) => words).join(' ');
  // an open dialog's regions come after the page's
  const region = [...document.querySelectorAll(`[data-announcer=${live}]`)].at(-1);
  if (!region || text === '') return;
  const before = region.textContent;
  if (before.trim() === text && performance.now() - spokenAt < repeatMs) return;
  spokenAt = performance.now();
  // screen readers speak changes only
  region.textContent = before === text ? `${text}\u00a0` : text;
}
