import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './Button.css';
import { buttonClass } from './buttonClass.ts';
import type { ButtonLook } from './buttonClass.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconShapes.ts';

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> {
  /** Shows the spinner and ignores presses; the width stays. */
  busy?: boolean;
  icon?: IconName;
}

export function Button({
  variant,
  size,
  block,
  className,
  busy = false,
  icon,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ variant, size, block, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className="button-spinner" aria-hidden="true" />}
      {children}
      {icon && <Icon name={icon} size="s" />}
    </button>
  );
}
