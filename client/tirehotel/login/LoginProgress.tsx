import type { ReactNode } from 'react';
import { useTexts } from '../../site/useSite.ts';
import { classNames } from '../../ui/classNames.ts';

const names = ['tirePlate', 'tireMobile', 'tireCode'] as const;

/** Progress of the login, as a line of three parts above the heading. */
export function LoginProgress({ step }: { step: 1 | 2 | 3 }): ReactNode {
  const t = useTexts();
  const name = names[step - 1] ?? names[0];
  return (
    <div className="tire-progress">
      <p className="visually-hidden">{t('tireStepOf', { step, name: t(name) })}</p>
      {names.map((part, index) => (
        <span key={part} className={classNames('tire-progress-part', index < step && 'tire-progress-reached')} />
      ))}
    </div>
  );
}
