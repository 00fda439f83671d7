import { useState } from 'react';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import './Promises.css';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import { logDebug } from '../../../browser/logDebug.ts';
import { useAppSelector } from '../../../framework/hooks.ts';
import { opensElsewhere } from '../../../framework/navigation/opensElsewhere.ts';
import type { Translate } from '../../../site/translate.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { TestDialogProps } from './TestDialog.tsx';

/** Promises of the site for the car, in a row each. Renders nothing on a site without promises. */
export function Promises({ car, t }: { car: Partial<Car>; t: Translate }): ReactNode {
  const promises = useAppSelector((state) => state.carDetail.promises);
  const [opened, setOpened] = useState<string | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<TestDialogProps> | null>(null);
  if (promises.length === 0) return null;
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    const { href, pathname } = event.currentTarget;
    event.currentTarget.focus({ preventScroll: true }); // not every browser focuses a pressed link, and the focus returns here
    setOpened(pathname);
    import('./TestDialog.tsx').then(
      (module) => setDialog(() => module.TestDialog),
      () => {
        logDebug('testDialog.notLoaded');
        window.location.assign(href);
      },
    );
  };
  return (
    <>
      <ul className="promises">
        {promises.map(({ icon, text, link, isTest }) => (
          <li key={text}>
            <Icon name="check" editorName={icon} size="s" />
            <span>
              {text}
              {link && ' · '}
              {link && (
                <a
                  className="inline-link"
                  href={link.href}
                  data-scripted-link={isTest ? '' : undefined}
                  onClick={isTest ? open : undefined}
                >
                  {link.text}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
      {Dialog && <Dialog car={car} path={opened} t={t} onClose={() => setOpened(null)} />}
    </>
  );
}
