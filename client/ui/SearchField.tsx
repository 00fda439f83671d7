import type { InputHTMLAttributes, ReactNode, SubmitEvent } from 'react';
import './SearchField.css';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

export interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'onSubmit' | 'size'> {
  label: string;
  buttonLabel: string;
  /** Target of the form; the text is the query parameter `name`. Works without JavaScript. */
  action: string;
  name: string;
  /** Called with the trimmed text instead of navigating to `action`. */
  onSearch?: (text: string) => void;
  /** Additional query parameters to keep, as name and value. */
  keep?: readonly (readonly [string, string])[];
  /** A request is running: the button shows the spinner and ignores presses. */
  busy?: boolean;
  /** raised: with the large shadow, for use on a picture. */
  look?: 'raised' | 'flat';
}

/** A search box: a GET form with one text field and its button. Other props go to the field. */
export function SearchField({
  label,
  buttonLabel,
  action,
  name,
  onSearch,
  keep = [],
  busy = false,
  look = 'flat',
  ...field
}: SearchFieldProps): ReactNode {
  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    if (!onSearch) return;
    event.preventDefault();
    const text = new FormData(event.currentTarget).get(name);
    onSearch(typeof text === 'string' ? text.trim() : '');
  };
  return (
    <form className={`search-field search-field-${look}`} role="search" action={action} method="get" onSubmit={search}>
      <Icon name="search" />
      {keep.map(([key, value], index) => (
        <input key={index} type="hidden" name={key} value={value} />
      ))}
      <input
        className="search-field-input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        {...field}
        name={name}
        aria-label={label}
      />
      <Button type="submit" busy={busy}>
        {buttonLabel}
      </Button>
    </form>
  );
}
