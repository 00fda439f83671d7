import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { useField } from 'react-final-form';
import { FieldsForm } from './FieldsForm.tsx';

function NameField(): ReactNode {
  const { input } = useField<string>('name', { parse: (typed: string) => typed });
  return <input aria-label="Name" name="name" value={input.value} onChange={input.onChange} />;
}

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let root: Root;
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  delete environment.IS_REACT_ACT_ENVIRONMENT;
});

/**
 * Renders without act(), as a page does: effects run after the paint. Types as soon as the field is in the document.
 */
function typeWhenShown(text: string): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  const typed = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      fireEvent.input(screen.getByLabelText('Name'), { target: { value: text } });
      resolve();
    });
    observer.observe(container, { childList: true });
  });
  startTransition(() =>
    root.render(
      <FieldsForm<{ name: string }> initialValues={{ name: '' }} onSubmit={() => undefined}>
        {({ values }) => (
          <>
            <NameField />
            <output>{values.name}</output>
          </>
        )}
      </FieldsForm>,
    ),
  );
  return typed;
}

describe('FieldsForm', () => {
  it('keeps what is typed between the first paint and the effects', async () => {
    await typeWhenShown('Karin');
    expect((await screen.findByText('Karin')).tagName).toBe('OUTPUT');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Karin');
  });
});
