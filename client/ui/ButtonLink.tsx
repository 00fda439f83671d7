import type { AnchorHTMLAttributes, ReactNode } from 'react';
import './Button.css';
import { buttonClass } from './buttonClass.ts';
import type { ButtonLook } from './buttonClass.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconShapes.ts';
import { safeRel } from './safeRel.ts';

export interface ButtonLinkProps extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> {
  href: string;
  icon?: IconName;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, className, icon, children, ...rest }: ButtonLinkProps): ReactNode {
  return (
    <a {...rest} rel={safeRel(rest.target, rest.rel)} className={buttonClass({ variant, size, block, className })}>
      {children}
      {icon && <Icon name={icon} size="s" />}
    </a>
  );
}
