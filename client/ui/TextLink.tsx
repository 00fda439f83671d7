import type { AnchorHTMLAttributes, ReactNode } from 'react';
import './TextLink.css';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { safeRel } from './safeRel.ts';

export interface TextLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> {
  href: string;
  /** Position of the arrow: "forward" (default) after the text, "back" before it, "none" without one. */
  arrow?: 'forward' | 'back' | 'none';
}

/** A standalone link with an arrow that moves on hover. Links inside text are plain anchors in a RichText. */
export function TextLink({ arrow = 'forward', className, children, ...rest }: TextLinkProps): ReactNode {
  return (
    <a {...rest} rel={safeRel(rest.target, rest.rel)} className={classNames('text-link', className)}>
      {arrow === 'back' && <Icon name="arrowLeft" size="s" className="text-link-back" />}
      <span>{children}</span>
      {arrow === 'forward' && <Icon name="arrow" size="s" />}
    </a>
  );
}
