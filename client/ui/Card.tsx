import type { AnchorHTMLAttributes, ReactNode } from 'react';
import './Card.css';
import { classNames } from './classNames.ts';
import { safeRel } from './safeRel.ts';

export interface CardProps {
  /**
   * line: with a border. plain: no border, rounded picture. gray: grey background. none: neither border nor background.
   */
  look?: 'line' | 'plain' | 'gray' | 'none';
  as?: 'article' | 'li' | 'div';
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A card with picture (CardMedia) and text (CardBody).
 * A CardLink in its heading makes the whole card one link.
 */
export function Card({ look = 'line', as: Element = 'article', className, children }: CardProps): ReactNode {
  return <Element className={classNames('card', `card-${look}`, className)}>{children}</Element>;
}

/** The picture's box (3:2); `badges` are placed at its top left corner. */
export function CardMedia({ children, badges }: { children: ReactNode; badges?: ReactNode }): ReactNode {
  return (
    <div className="card-media">
      {children}
      {badges && <div className="card-badges">{badges}</div>}
    </div>
  );
}

export function CardBody({ children, className }: { children: ReactNode; className?: string | undefined }): ReactNode {
  return <div className={classNames('card-body', className)}>{children}</div>;
}

/** The card's one link; its press area is the whole card. */
export function CardLink({
  className,
  children,
  ...rest
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> & { href: string }): ReactNode {
  return (
    <a {...rest} rel={safeRel(rest.target, rest.rel)} className={classNames('card-link', className)}>
      {children}
    </a>
  );
}
