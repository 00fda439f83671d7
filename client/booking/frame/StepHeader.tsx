import type { ReactNode, Ref } from 'react';
import './StepHeader.css';
import { useTranslate } from '../../site/useSite.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

interface StepHeaderProps {
  /** 1 to 5 */
  step: number;
  title: string;
  /** What came of the step: "POL26K, Uppsala". */
  result: string;
  current: boolean;
  finished: boolean;
  /** Null where the step cannot be opened. */
  onOpen: (() => void) | null;
  headingRef: Ref<HTMLHeadingElement> | null;
}

/** The head of a step: the heading of the open one, a button that opens one that was reached, words of one to come. */
export function StepHeader({ step, title, result, current, finished, onOpen, headingRef }: StepHeaderProps): ReactNode {
  const t = useTranslate();
  const checked = finished && !current;
  const content = (
    <>
      <span className="step-number" aria-hidden="true">
        {checked ? <Icon name="check" size="s" /> : step}
      </span>
      <span className="step-words">
        <span className="step-title h3">{title}</span>
        <VisuallyHidden>
          {`, ${t('bookingStepOf', { step })}`}
          {checked && `, ${t('bookingStepDone')}`}
        </VisuallyHidden>
        {!current && result !== '' && <span className="step-result small muted">{result}</span>}
      </span>
      {onOpen && (
        <span className="step-change" aria-hidden="true">
          {t('bookingChange')}
        </span>
      )}
    </>
  );
  return (
    <h2
      className={classNames('step-heading', checked && 'step-finished', current && 'step-current')}
      ref={headingRef}
      tabIndex={-1}
      aria-current={current ? 'step' : undefined}
    >
      {onOpen ? (
        <button type="button" className="step-head" aria-expanded={false} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <span className="step-head">{content}</span>
      )}
    </h2>
  );
}
