import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './IconButton.css';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconShapes.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> {
  icon: IconName;
  /** What the button does, for those who do not see the icon. */
  label: string;
  /** Without ground and frame. */
  bare?: boolean;
}

/** A round 44 px button with an icon alone. */
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
