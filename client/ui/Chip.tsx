import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import './Chip.css';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';

interface ChipLook {
  /** Shown as selected. */
  on?: boolean;
  /** Ends with a cross: a press removes the chip. */
  removable?: boolean;
}
type ChipButtonProps = ChipLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> & { href?: undefined };
type ChipLinkProps = ChipLook & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> & { href: string };

/** A small rounded option: a link with href, else a button (set aria-pressed for a toggle). */
export function Chip({
  on = false,
  removable = false,
  className,
  children,
  ...rest
}: ChipButtonProps | ChipLinkProps): ReactNode {
  const classes = classNames('chip', on && 'chip-on', className);
  const content = (
    <>
      {children}
      {removable && <Icon name="close" size="s" />}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={classes}>
        {content}
      </a>
    );
  }
  return (
    <button {...rest} type={rest.type ?? 'button'} className={classes}>
      {content}
    </button>
  );
}
