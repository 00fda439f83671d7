import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import './FilterDrawer.css';
import { reportedCount } from '../../../shared/catalogue/moneyText.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useCarList } from '../list/useCarList.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FacetPanel } from './FacetPanel.tsx';

export interface FilterDrawerProps {
  open: boolean;
  onClose: () => void;
  /** Called to show the filters at the side, on wide screens. */
  onPin: () => void;
}

/** The filters over the list. Every change updates the count on its button at once. */
export function FilterDrawer({ open, onClose, onPin }: FilterDrawerProps): ReactNode {
  const t = useTexts();
  const site = useSite();
  const { list, urls, addressOf } = useCarList();
  const total = useAppSelector((state) => state.carList.total);
  const status = useAppSelector((state) => state.carList.status);
  const show = status === 'error' ? t('applyFilter') : t('showCars', { count: reportedCount(total) });
  const foot = (
    <>
      <ButtonLink variant="ghost" href={urls.listPath} data-scroll="list">
        {t('clear')}
      </ButtonLink>
      <Button onClick={onClose}>{show}</Button>
    </>
  );
  return (
    <Dialog
      look="drawer"
      open={open}
      onClose={onClose}
      title={t('filterTitle')}
      closeLabel={t('closeFilter')}
      foot={foot}
    >
      <button type="button" className="filter-drawer-pin" onClick={onPin}>
        {t('filterPanelSticky')}
      </button>
      <ActiveFilters list={list} addressOf={addressOf} clearHref={urls.listPath} t={t} site={site} />
      <DeferredPanel />
    </Dialog>
  );
}

/** Renders the facets in the frame after the drawer opens: they are most of its work. */
function DeferredPanel(): ReactNode {
  const isOpen = useDeferredValue(true, false);
  return isOpen && <FacetPanel />;
}
