/** Kinds of files whose settings can be renamed; "environment": variables. */
export type SettingsFile = 'group.yaml' | 'sites/*.yaml' | 'themes/*.yaml' | 'countries/*.yaml' | 'environment';

/** A setting that has a new name. The old one works for one more minor version, with a warning. */
export interface RenamedSetting {
  file: SettingsFile;
  /** Old path of keys, "postcodes.afterTown", or name of a variable. */
  from: string;
  to: string;
  /** First version with the new name. */
  since: string;
  /** Returns whether a value is one of the old setting; default: each is. */
  applies?: (value: unknown) => boolean;
  /** Returns the value of the new setting, undefined for its default. Default: the same value. */
  convert?: (value: unknown) => unknown;
  /** Further changes that come with the new name. */
  note?: string;
}

/** Renamed settings. build/rules/renamedSettings.test.ts says when an entry is to be removed. */
export const renamedSettings: readonly RenamedSetting[] = [
  {
    file: 'environment',
    from: 'GROUP',
    to: 'GROUP_DIR',
    since: '0.2.0',
    applies: (value) => typeof value === 'string' && value.includes('/'),
    note: 'GROUP is the name of a folder in groups/. With GROUP_DIR, the default of DATA_DIR is .data in the folder of the group.',
  },
  {
    file: 'countries/*.yaml',
    from: 'postcodes.afterTown',
    to: 'townForm',
    since: '0.2.0',
    applies: (value) => typeof value === 'boolean',
    convert: (value) => (value === true ? '{town} {postcode}' : undefined),
  },
];
