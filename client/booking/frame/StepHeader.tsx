import type { ReactNode, Ref } from 'react';
import './StepHeader.css';
import { useTexts } from '../../site/useSite.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const noBreakSpace = '\u00a0';

interface StepHeaderProps {
  /** 1 to 5 */
  step: number;
  title: string;
  /** Summary of the finished step: "POL 26K, Uppsala". */
  result: string;
  current: boolean;
  finished: boolean;
  /** True when the address marks the step as done, but the session with its result is not read yet. */
  awaited: boolean;
  /** Null when the step cannot be opened. */
  onOpen: (() => void) | null;
  headingRef: Ref<HTMLHeadingElement> | null;
}

/** Header of a step: the open one's heading, a button to reopen a reached one, text for a later one. */
export function StepHeader(props: StepHeaderProps): ReactNode {
  const { step, title, result, current, finished, awaited, onOpen, headingRef } = props;
  const t = useTexts();
  const checked = (finished || awaited) && !current;
  const opens = onOpen !== null;
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
        {!current && (result !== '' || awaited) && (
          <span className="step-result small muted">{awaited ? noBreakSpace : result}</span>
        )}
      </span>
      {(opens || awaited) && (
        <span className={classNames('step-change', awaited && 'step-change-awaited')} aria-hidden="true">
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
