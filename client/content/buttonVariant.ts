import type { Fields } from '../../shared/content/ContentTypes.ts';
import type { ButtonVariant } from '../ui/buttonClass.ts';
import { textField } from '../framework/fields.ts';

const variants: Record<string, ButtonVariant> = {
  primary: 'primary',
  secondary: 'secondary',
  ghost: 'ghost',
  'ghost contrast': 'contrast',
};

/** Button variant of a section's ButtonType; null when the editor chose none. */
export function buttonVariant(fields: Fields): ButtonVariant | null {
  return variants[textField(fields, 'ButtonType').toLowerCase()] ?? null;
}
