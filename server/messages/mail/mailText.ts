import type { MailPart } from './MailContent.ts';

/** Writes the parts of a mail as plain text, with an empty line between parts. */
export function mailText(parts: readonly MailPart[]): string {
  return `${parts.map(partText).join('\n\n')}\n`;
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'button':
    case 'link':
      return `${part.text}:\n${part.address}`;
    case 'paragraph':
      return `${part.title ? `${part.title}:\n` : ''}${part.text}`;
    case 'rows':
    case 'prices': {
      const rows = part.rows.map(([name, value]) => `${name}: ${value}`);
      return [...(part.title ? [part.title] : []), ...rows].join('\n');
    }
  }
}
