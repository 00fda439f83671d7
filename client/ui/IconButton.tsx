import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './IconButton.css';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconShapes.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> {
  icon: IconName;
  /** Accessible name of the button. */
  label: string;
  /** Without background and border. */
  bare?: boolean;
}

/** A round 44 px button with only an icon. */
export function IconButton({ icon, label, bare = false, className, type, ...rest }: IconButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classNames('icon-button', bare && 'icon-button-bare', className)}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
