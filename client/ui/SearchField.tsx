import type { InputHTMLAttributes, ReactNode, SubmitEvent } from 'react';
import './SearchField.css';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

export interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'onSubmit' | 'size'> {
  label: string;
  buttonLabel: string;
  /** Where the form goes; the text is the query parameter `name`. Works without scripts. */
  action: string;
  name: string;
  /** Called with the trimmed text in place of going to `action`. */
  onSearch?: (text: string) => void;
  /** Further query parameters to keep, name and value. */
  keep?: readonly (readonly [string, string])[];
  /** An answer is on its way: the button turns and is not to be pressed. */
  busy?: boolean;
  /** raised: with the large shadow, for a place on a picture. */
  look?: 'raised' | 'flat';
}

/** A search box: a GET form with one text field and its button. Further props go to the field. */
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
