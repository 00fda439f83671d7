import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import './MultiSelect.css';
import { Chip } from '../../ui/Chip.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { announce } from '../../ui/messages/announce.ts';
import { CheckField } from './CheckField.tsx';

interface MultiSelectProps {
  /** Id of the button that opens the menu, the target of links to the field. */
  id: string;
  /** Id of the element that names the field. */
  labelledBy: string;
  options: readonly string[];
  chosen: readonly string[];
  /** Called with the chosen options in option order. */
  onChange: (chosen: string[]) => void;
  texts: {
    /** Shown in the field while nothing is chosen. */
    placeholder: string;
    /** Number of chosen options: "2 valgt". */
    count: string;
    name: (option: string) => string;
    remove: (option: string) => string;
    removed: (option: string) => string;
  };
  /** Id of the error text; undefined without an error. */
  errorId?: string | undefined;
}

/**
 * A field of chips, one for each chosen option, with a menu of checkboxes.
 * The menu opens by a press or an arrow key and closes by Escape, or when the focus or a press goes elsewhere; arrow
 * keys, Home and End move between the boxes, and Backspace removes the last chip.
 */
export function MultiSelect(props: MultiSelectProps): ReactNode {
  const { id, labelledBy, options, chosen, onChange, texts, errorId } = props;
  const ids = useId();
  const { open, setOpen, box, opener, menu, close, openByKey, moveByKey, left } = useMenu();

  const remove = (option: string): void => {
    onChange(chosen.filter((other) => other !== option));
    announce(texts.removed(option));
  };
  const toggle = (option: string): void => {
    onChange(options.filter((other) => (other === option) !== chosen.includes(other)));
  };
  const byKey = (event: KeyboardEvent): void => {
    const last = chosen.at(-1);
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Backspace' && last !== undefined) {
      event.preventDefault();
      remove(last);
      // the focused chip may be the removed one
      if (!menu.current?.contains(document.activeElement)) opener.current?.focus();
    }
  };
  return (
    // the keys come from the buttons and boxes inside
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="multi-select" ref={box} onKeyDown={byKey} onBlur={left}>
      <div className={classNames('multi-select-field', errorId && 'multi-select-wrong')}>
        {chosen.map((option) => (
          <Chip
            key={option}
            on
            removable
            className="multi-select-chip"
            aria-label={texts.remove(option)}
            onClick={() => {
              remove(option);
              opener.current?.focus();
            }}
          >
            {texts.name(option)}
          </Chip>
        ))}
        <button
          type="button"
          id={id}
          ref={opener}
          className="multi-select-opener"
          aria-expanded={open}
          aria-controls={open ? `${ids}-menu` : undefined}
          aria-labelledby={`${labelledBy} ${ids}-state`}
          data-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          onClick={() => setOpen(!open)}
          onKeyDown={openByKey}
        >
          <span id={`${ids}-state`} className={chosen.length > 0 ? 'visually-hidden' : 'multi-select-placeholder'}>
            {chosen.length > 0 ? texts.count : texts.placeholder}
          </span>
          <Icon name="chevron" size="s" />
        </button>
      </div>
      {open && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div
          className="multi-select-menu"
          id={`${ids}-menu`}
          role="group"
          aria-labelledby={labelledBy}
          ref={menu}
          onKeyDown={moveByKey}
          // a press on an option's label would move the focus to the nearest focusable ancestor of the field
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option) => (
            <CheckField
              key={option}
              label={texts.name(option)}
              checked={chosen.includes(option)}
              onChange={() => toggle(option)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/**
 * State of the menu of checkboxes, with the focus moving in and out.
 * @returns refs of the whole field, the button that opens the menu, and the menu; and their event handlers
 */
function useMenu() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  /** Box to focus once the menu is rendered. */
  const enter = useRef<'first' | 'last' | null>(null);
  const focusEnd = (): void =>
    boxesIn(menu.current)
      .at(enter.current === 'first' ? 0 : -1)
      ?.focus();

  useEffect(() => {
    if (!open) return undefined;
    if (enter.current) focusEnd();
    enter.current = null;
    const pressed = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open]);

  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  const openByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    enter.current = event.key === 'ArrowDown' ? 'first' : 'last';
    if (open) focusEnd();
    else setOpen(true);
  };
  const moveByKey = (event: KeyboardEvent): void => {
    const all = boxesIn(menu.current);
    const at = all.findIndex((input) => input === document.activeElement);
    const next = nextBox(event.key, at, all.length);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const left = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) setOpen(false);
  };
  return { open, setOpen, box, opener, menu, close, openByKey, moveByKey, left };
}

function boxesIn(menu: HTMLElement | null): HTMLInputElement[] {
  return [...(menu?.querySelectorAll('input') ?? [])];
}

/** Index of the box that a key moves to, wrapping around; null for other keys. */
function nextBox(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
