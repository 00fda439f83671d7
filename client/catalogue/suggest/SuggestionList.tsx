import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import type { SuggestionGroup, SuggestionOption } from './suggestionGroups.ts';

interface SuggestionListProps {
  id: string;
  label: string;
  groups: readonly SuggestionGroup[];
  /** Position of the active option across all groups; -1 for none. */
  active: number;
  optionId: (place: number) => string;
  onChosen: () => void;
}

/** The list of a combobox, in groups; each option is a link that the field's keys press. */
export function SuggestionList({ id, label, groups, active, optionId, onChosen }: SuggestionListProps): ReactNode {
  return (
    <div id={id} className="suggestion-list" role="listbox" aria-label={label} hidden={groups.length === 0}>
      {groups.map((group, at) => (
        <div key={group.title} className="suggestion-group" role="group" aria-label={group.title || label}>
          {group.title && (
            <p className="suggestion-title" aria-hidden="true">
              {group.title}
            </p>
          )}
          {group.options.map((option, place) => (
            <Option
              key={option.href + option.title}
              id={optionId(optionsBefore(groups, at) + place)}
              option={option}
              active={optionsBefore(groups, at) + place === active}
              onChosen={onChosen}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Number of options in the groups before the group at `at`. */
function optionsBefore(groups: readonly SuggestionGroup[], at: number): number {
  return groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0);
}

interface OptionProps {
  id: string;
  option: SuggestionOption;
  active: boolean;
  onChosen: () => void;
}

function Option({ id, option: { href, title, detail, image }, active, onChosen }: OptionProps): ReactNode {
  return (
    <a
      id={id}
      className="suggestion"
      href={href}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChosen}
    >
      {image === undefined ? (
        <Icon name="search" size="s" />
      ) : (
        <span className="suggestion-picture">
          {image && <Picture src={image} alt="" width={640} height={427} sizes="72px" missingText="" bare />}
        </span>
      )}
      <span className="suggestion-text">
        <b>{title}</b>
        {detail && <span className="small muted">{detail}</span>}
      </span>
      <Icon name="arrow" size="s" />
    </a>
  );
}
