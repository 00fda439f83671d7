import type { ReactNode } from 'react';
import { countText } from '../../../shared/catalogue/moneyText.ts';
import { useAppSelector } from '../../app/hooks.ts';
import { useSite, useTranslate } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useCarList } from '../useCarList.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FacetPanel } from './FacetPanel.tsx';

/** The filters on narrow screens, over the list. Every change shows at once in the count of its button. */
export function FilterDrawer({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const t = useTranslate();
  const site = useSite();
  const { list, urls, addressOf } = useCarList();
  const total = useAppSelector((state) => state.carList.total);
  const foot = (
    <>
      <ButtonLink variant="ghost" href={urls.listPath} data-scroll="list">
        {t('clear')}
      </ButtonLink>
      <Button onClick={onClose}>{t('showCars', { count: countText(total) })}</Button>
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
      <ActiveFilters list={list} addressOf={addressOf} clearHref={urls.listPath} t={t} site={site} />
      <FacetPanel />
    </Dialog>
  );
}
