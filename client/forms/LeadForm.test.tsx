import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { FormSpy } from 'react-final-form';
import { Provider } from 'react-redux';
import { fakeCatalogue, testStore } from '../../test/fixtures/catalogue/fakeCatalogue.ts';
import { whenIdle } from '../browser/whenIdle.ts';
import { renderOnServer } from '../../test/fixtures/pages/renderOnServer.ts';
import { LeadRefusedError } from '../../shared/forms/LeadGateway.ts';
import type { AppStore } from '../app/store.ts';
import { formNotTaken } from './formPostState.ts';
import { LeadCheck } from './fields/LeadCheck.tsx';
import { LeadField } from './fields/LeadField.tsx';
import { LeadForm } from './LeadForm.tsx';
import { useLeadForm } from './LeadFormContext.ts';

const { gateways } = fakeCatalogue(0);

interface TestFormProps {
  store?: AppStore;
  send?: () => Promise<void>;
}

/** A control with a native and a scripted version. */
function Photos(): ReactNode {
  const { isScripted } = useLeadForm();
  return isScripted ? <p>scripted</p> : <input type="file" aria-label="Photos" data-native />;
}

function TestForm({ store = testStore(gateways), send = () => Promise.resolve() }: TestFormProps): ReactNode {
  return (
    <Provider store={store}>
      <LeadForm
        kind="storeContact"
        name="test"
        placeId="place"
        ids="test"
        label="Test"
        className="test"
        labels={{ name: 'Name', kind: 'Kind' }}
        read={({ answers: { name = '', kind = '', wish } }) => ({ name, kind, wish: Boolean(wish), homepage: '' })}
        validate={({ name }) => (name === '' ? { name: 'missing' } : {})}
        faultText={(name, fault) => `${name} ${fault}`}
        send={send}
        sent={() => null}
      >
        <LeadField name="name">{(control) => <input {...control} />}</LeadField>
        <LeadField name="kind">
          {(control) => (
            <select {...control}>
              <option value="">none</option>
              <option value="car">car</option>
            </select>
          )}
        </LeadField>
        <LeadCheck name="wish" label="Wish" />
        <Photos />
        <button type="submit">Send</button>
        <FormSpy subscription={{ values: true }}>{({ values }) => <output>{JSON.stringify(values)}</output>}</FormSpy>
      </LeadForm>
    </Provider>
  );
}

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const values = (): unknown => JSON.parse(screen.getByRole('status').textContent);
let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

/** Hydrates the server's form after what a visitor does before. */
async function hydrate(store: AppStore, before: () => void): Promise<void> {
  const form = <TestForm store={store} />;
  container.innerHTML = (await renderOnServer(form)).html;
  before();
  await act(async () => {
    root = hydrateRoot(container, form);
  });
}

/** A store with a form that the browser has sent with a wrong kind. */
function storeOfWrongPost(): AppStore {
  const store = testStore(gateways);
  const answers = { name: 'Karin', kind: 'car' };
  store.dispatch(formNotTaken({ form: 'test', status: 'invalid', answers, faults: { kind: 'invalid' }, attempt: 'a' }));
  return store;
}

describe('LeadForm', () => {
  it('keeps the input from before its hydration', async () => {
    await hydrate(testStore(gateways), () => {
      field('Name').value = 'Karin';
      field('Kind').value = 'car';
      field('Wish').checked = true;
    });
    expect(values()).toEqual({ name: 'Karin', kind: 'car', wish: true, homepage: '' });
    expect([field('Name').value, field('Kind').value, field('Wish').checked]).toEqual(['Karin', 'car', true]);
  });

  it('keeps what is typed between its first paint and its effects', async () => {
    // without act(), as on a page: effects run after the paint
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    root = createRoot(container);
    const shown = <TestForm store={testStore(gateways)} />;
    const typed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        fireEvent.input(field('Name'), { target: { value: 'Karin' } });
        resolve();
      });
      observer.observe(container, { childList: true });
    });
    startTransition(() => root.render(shown));
    await typed;
    await screen.findByText(/"Karin"/);
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    expect(field('Name').value).toBe('Karin');
  });

  it('leads to the first field that is wrong in the post of the browser', async () => {
    await hydrate(storeOfWrongPost(), () => undefined);
    expect(document.activeElement).toBe(field('Kind'));
  });

  it('leaves the focus in a field that the visitor has begun to change', async () => {
    await hydrate(storeOfWrongPost(), () => field('Name').focus());
    expect(document.activeElement).toBe(field('Name'));
  });

  it('calls a value wrong that the server refused, until it is changed', async () => {
    const refusal = new LeadRefusedError('no', [{ field: 'values.kind', message: 'unknown' }]);
    root = createRoot(container);
    act(() => root.render(<TestForm store={testStore(gateways)} send={() => Promise.reject(refusal)} />));
    const press = (): unknown => fireEvent.submit(screen.getByRole('form'));
    fireEvent.change(field('Name'), { target: { value: 'Karin' } });
    press();
    await waitFor(() => expect(field('Kind').getAttribute('aria-invalid')).toBe('true'));
    fireEvent.change(field('Kind'), { target: { value: 'car' } });
    fireEvent.change(field('Name'), { target: { value: '' } });
    press();
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    expect(field('Kind').getAttribute('aria-invalid')).toBeNull();
  });

  it('replaces its native controls while the visitor is in another field', async () => {
    await hydrate(testStore(gateways), () => field('Name').focus());
    await screen.findByText('scripted');
    expect(document.activeElement).toBe(field('Name'));
  });

  it('keeps a native control that has the focus until the form is sent', async () => {
    await hydrate(testStore(gateways), () => field('Photos').focus());
    await act(whenIdle);
    expect(document.activeElement).toBe(field('Photos'));
    fireEvent.submit(screen.getByRole('form'));
    expect(screen.getByText('scripted')).toBeTruthy();
  });
});
