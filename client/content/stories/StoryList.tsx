import type { ReactNode } from 'react';
import './StoryList.css';
import { useNavigate } from 'react-router-dom';
import type { Fields, SectionData, StoryTag } from '../../../shared/content/ContentTypes.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { useTexts } from '../../site/useSite.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { MessagePanel } from '../../ui/messages/MessagePanel.tsx';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { storyListSet } from './storiesState.ts';
import type { StoryListState } from './storiesState.ts';
import { choiceAddress, maxPages, readChoice, storiesPerPage, tagParameters } from './storiesAddress.ts';
import { readLooks, tagsField } from './storyFields.ts';
import { MoreStories } from './MoreStories.tsx';
import { StoryCards } from './StoryCards.tsx';
import { StoryTagFilter } from './StoryTagFilter.tsx';
import { announceFailure } from '../../ui/messages/announce.ts';
import { useFocusOnNew } from '../../ui/focus/useFocusOnNew.ts';

const noTags: StoryTag[] = [];
const noFields: Fields = {};

interface StoryListProps {
  section: SectionData;
  heading: 'h2' | 'h3';
  /** The list is first on the page. */
  first: boolean;
}

/** Stories of a section with the choice of tags: loading, found, none, or failed. */
export function StoryList({ section, heading, first }: StoryListProps): ReactNode {
  const list = useAppSelector((state) => state.stories.lists[section.uid]);
  return list ? <LoadedStoryList section={section} heading={heading} first={first} list={list} /> : null;
}

function LoadedStoryList({ section, heading, first, list }: StoryListProps & { list: StoryListState }): ReactNode {
  const { uid, fields } = section;
  const { status, selected, stories, total } = list;
  const t = useTexts();
  const editing = useEditing();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const tags = useAppSelector((state) => state.stories.tags) ?? noTags;
  const pageFields = useAppSelector((state) => state.page.layout?.fields) ?? noFields;
  const { path, search } = useAppSelector((state) => state.page.location);
  const { items: cards, pressedMore } = useFocusOnNew<HTMLUListElement>(stories.length, 'li');

  const preset = tagsField(fields).length > 0;
  const parametersOf = (ids: string[]): string[] =>
    tagParameters(
      tags.filter(({ id }) => ids.includes(id)).map(({ key }) => key),
      preset,
    );
  const choose = (ids: string[]): void => {
    if (editing) return;
    // the pressed tag shows its new state at once, the stories follow
    dispatch(storyListSet({ uid, list: { ...list, status: 'loading', selected: ids, page: 1 } }));
    void navigate(choiceAddress(path, parametersOf(ids), 1), { state: { scroll: 'keep' } });
  };
  const chosen = readChoice(search).tags;
  const next = status === 'more' ? list.page : list.page + 1;
  const loading = status === 'loading' || status === 'more';
  const showingText = status === 'empty' ? t('storiesNoResults') : t('showingOf', { shown: stories.length, total });
  useAnnouncement(loading ? t('storiesLoading') : status === 'error' ? '' : showingText, { waiting: loading });
  return (
    <>
      <StoryTagFilter tags={tags} selected={selected} path={path} parametersOf={parametersOf} onChoose={choose} />
      <div aria-busy={loading}>
        {(loading || stories.length > 0) && (
          <StoryCards
            ref={cards}
            stories={status === 'loading' ? [] : stories}
            tags={tags}
            looks={readLooks(fields, pageFields, list.index)}
            heading={heading}
            columns={4}
            waiting={loading ? storiesPerPage : 0}
            first={first}
          />
        )}
        {status === 'empty' && (
          <NoStories allHref={selected.length > 0 ? choiceAddress(path, parametersOf([]), 1) : ''} />
        )}
        {status === 'error' && <FailedStories href={path + search} />}
        {(status === 'success' || status === 'more') && total > storiesPerPage && (
          <MoreStories
            shown={stories.length}
            total={total}
            href={
              list.hasNext && next <= maxPages
                ? choiceAddress(path, chosen ? tagParameters(chosen, preset) : [], next)
                : ''
            }
            onPress={pressedMore}
          />
        )}
      </div>
    </>
  );
}

function NoStories({ allHref }: { allHref: string }): ReactNode {
  const t = useTexts();
  const text = allHref === '' ? undefined : t('storiesNoResultsHelp');
  return (
    <MessagePanel icon="document" title={t('storiesNoResults')} text={text}>
      {allHref !== '' && (
        <ButtonLink href={allHref} data-scroll="keep">
          {t('storiesShowAll')}
        </ButtonLink>
      )}
    </MessagePanel>
  );
}

function FailedStories({ href }: { href: string }): ReactNode {
  const t = useTexts();
  return (
    <MessagePanel ref={announceFailure} tone="error" title={t('storiesError')}>
      <ButtonLink variant="secondary" href={href} data-scroll="keep">
        {t('errorRetry')}
      </ButtonLink>
    </MessagePanel>
  );
}
