import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { booleanField, textField } from '../../framework/fields.ts';
import type { IconName } from '../../ui/iconShapes.ts';

export interface AlertMessage {
  type: 'Warning' | 'Dark' | 'Light' | 'Neutral';
  title: string;
  text: string;
  icon: IconName | null;
}

const types = ['Warning', 'Dark', 'Light', 'Neutral'] as const;
const icons: Record<string, IconName> = { CampaignAlert: 'megaphone', WarningAlert: 'warning' };

/** Message of the bar above the page; null when it is switched off, has no type or no content. */
export function alertMessage(fields: Fields | undefined): AlertMessage | null {
  const typeText = textField(fields, 'MessageType');
  const title = textField(fields, 'MessageTitle');
  const text = textField(fields, 'MessageText');
  if (!booleanField(fields, 'HasMessage') || typeText === '' || (title === '' && text === '')) return null;
  const icon = icons[textField(fields, 'MessageIcon')] ?? null;
  return { type: types.find((type) => type === typeText) ?? 'Neutral', title, text, icon };
}
