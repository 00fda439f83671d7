import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import { carInLanguage } from '../../../../shared/catalogue/car/carInLanguage.ts';
import { fullCarName } from '../../../../shared/catalogue/car/carRules.ts';
import type { Fields } from '../../../../shared/content/ContentTypes.ts';
import type { AppThunk } from '../../../app/store.ts';
import { useAppDispatch } from '../../../framework/hooks.ts';
import { useSite } from '../../../site/useSite.ts';
import type { Translate } from '../../../site/translate.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Condition } from '../document/Condition.tsx';
import { TestPointGroups } from './TestPoints.tsx';

export interface TestDialogProps {
  car: Partial<Car>;
  /** Path of the page with the points; null while the dialog is closed. */
  path: string | null;
  t: Translate;
  onClose: () => void;
}

/** The car's condition, and the points of the site's test from their page. */
export function TestDialog({ car, path, t, onClose }: TestDialogProps): ReactNode {
  const site = useSite();
  const dispatch = useAppDispatch();
  const [fields, setFields] = useState<Fields>();
  const shown = carInLanguage(car, site);
  useEffect(() => {
    if (path === null) return undefined;
    let gone = false;
    const load = async (): Promise<void> => {
      const found = await dispatch(loadTestPoints(path));
      if (gone) return;
      if (found) setFields(found);
      else window.location.assign(path);
    };
    void load();
    return () => {
      gone = true;
    };
  }, [dispatch, path]);
  return (
    <Dialog
      className="test-dialog"
      open={path !== null}
      title={t('testReport')}
      closeLabel={t('closeReport')}
      onClose={onClose}
    >
      <p className="lead">{fullCarName(shown)}</p>
      <Condition car={shown} t={t} />
      {fields && <TestPointGroups fields={fields} />}
    </Dialog>
  );
}

/** Fetches the fields of the section TestPoints on a page of the site; null when there are none. */
function loadTestPoints(path: string): AppThunk<Promise<Fields | null>> {
  return async (_dispatch, getState, { gateways }) => {
    const { name, language, basePath } = getState().site.context;
    const own = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
    try {
      const { route } = await gateways.content.layout({ site: name, language, path: own });
      const sections = Object.values(route?.placeholders ?? {}).flat();
      return sections.find(({ componentName }) => componentName === 'TestPoints')?.fields ?? null;
    } catch {
      return null; // the gateway has logged it; the page itself opens
    }
  };
}
