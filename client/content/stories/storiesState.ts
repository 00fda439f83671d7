import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type {
  PlatformDate,
  StoriesIndexFields,
  StoryCard,
  StoryNeighbour,
  StoryTag,
} from '../../../shared/content/ContentTypes.ts';

/** A list of stories on the page. */
export interface StoryListState {
  /** "more": the next stories of a shown list are loading. */
  status: 'loading' | 'more' | 'success' | 'empty' | 'error';
  /** Ids (form N) of the chosen tags; [] for all stories. */
  selected: string[];
  /** Number of pages shown or requested, from 1. */
  page: number;
  stories: StoryCard[];
  total: number;
  hasNext: boolean;
  endCursor: string;
  /** Display settings of the index page, if it has any. */
  index: StoriesIndexFields | null;
}

export interface StoryNeighbours {
  previous: StoryNeighbour | null;
  next: StoryNeighbour | null;
}

/** Data of the page's story sections, by the section's uid. */
export interface StoriesState {
  lists: Record<string, StoryListState>;
  neighbours: Record<string, StoryNeighbours>;
  dates: Record<string, PlatformDate>;
  /** The site's tags; null until they are fetched. */
  tags: StoryTag[] | null;
}

const initialState: StoriesState = { lists: {}, neighbours: {}, dates: {}, tags: null };

/** Kept to bare assignments, because every page loads it; the thunks load with the sections. */
export const storiesSlice = createSlice({
  name: 'stories',
  initialState,
  reducers: {
    storyListSet: ({ lists }, { payload: { uid, list } }: PayloadAction<{ uid: string; list: StoryListState }>) => {
      lists[uid] = list;
    },
    neighboursFound: (
      state,
      { payload: { uid, neighbours } }: PayloadAction<{ uid: string; neighbours: StoryNeighbours }>,
    ) => {
      state.neighbours[uid] = neighbours;
    },
    publishDateFound: ({ dates }, { payload: { uid, date } }: PayloadAction<{ uid: string; date: PlatformDate }>) => {
      dates[uid] = date;
    },
    storyTagsFound: (state, { payload }: PayloadAction<StoryTag[]>) => {
      state.tags = payload;
    },
  },
});

export const { storyListSet, neighboursFound, publishDateFound, storyTagsFound } = storiesSlice.actions;
