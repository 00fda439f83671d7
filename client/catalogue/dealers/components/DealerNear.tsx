import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import './DealerNear.css';
import { nearPlace } from '../../../../shared/catalogue/dealers/dealerQuery.ts';
import type { PlaceSearchProps } from '../../../places/components/PlaceSearch.tsx';
import { useTexts } from '../../../site/useSite.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useDealerList } from '../useDealerList.ts';
import { announceFailure } from '../../../ui/messages/announce.ts';

/** Button that opens the place search, and the place that the list is sorted by. */
export function DealerNear({ open, onToggle }: { open: boolean; onToggle: () => void }): ReactNode {
  const t = useTexts();
  const { list, addressOf } = useDealerList();
  const { near } = list;
  if (near) {
    const text = near.name ? t('dealerNear', { place: near.name }) : t('dealerNearPoint');
    return (
      <Chip
        on
        removable
        href={addressOf({ ...list, near: null, page: 0 })}
        data-scroll="keep"
        rel="nofollow"
        aria-label={t('removeFilter', { value: text })}
      >
        {text}
      </Chip>
    );
  }
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'ghost', size: 's', className: 'dealer-near-opener' })}
      aria-expanded={open}
      onClick={onToggle}
    >
      <Icon name="pin" size="s" />
      {t('dealerNearOpen')}
    </button>
  );
}

/** Search for a place, or the device's position. Its code loads on demand. */
export function DealerNearPanel({ onDone }: { onDone: () => void }): ReactNode {
  const t = useTexts();
  const { list, choose } = useDealerList();
  const [Search, setSearch] = useState<ComponentType<PlaceSearchProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      try {
        const { PlaceSearch } = await import('../../../places/components/PlaceSearch.tsx');
        if (!gone) setSearch(() => PlaceSearch);
      } catch {
        if (!gone) setFailed(true);
      }
    };
    void load();
    return () => {
      gone = true;
    };
  }, []);
  useEffect(() => {
    if (Search) panel.current?.querySelector('input')?.focus();
  }, [Search]);
  return (
    <div className="dealer-near" id={id} ref={panel}>
      {failed && <p ref={announceFailure}>{t('sectionErrorHelp')}</p>}
      {Search && (
        <Search
          label={t('dealerNearLabel')}
          onPlace={(place) => {
            onDone();
            choose({ ...list, page: 0, near: nearPlace({ lat: place.latitude, lng: place.longitude }, place.name) });
          }}
        />
      )}
    </div>
  );
}
