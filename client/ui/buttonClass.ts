import { classNames } from './classNames.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'contrast';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** m is 52 px high, s 44 px. */
  size?: 'm' | 's' | undefined;
  /** As wide as its parent. */
  block?: boolean | undefined;
  className?: string | undefined;
}

export function buttonClass({ variant = 'primary', size = 'm', block = false, className }: ButtonLook): string {
  return classNames('button', `button-${variant}`, size === 's' && 'button-small', block && 'button-block', className);
}
