/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { fakeCatalogue, testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { LeadRefusedError } from '../../../shared/forms/LeadGateway.ts';
import type { LeadReceipt, LeadSubmission } from '../../../shared/forms/LeadTypes.ts';
import type { SectionData } from '../../../shared/content/ContentTypes.ts';
import type { SiteContact } from '../../../shared/site/SiteTypes.ts';
import { createPageStore } from '../../../test/fixtures/createPageStore.ts';
import { StoreContact } from './StoreContact.tsx';
import { findNotice } from '../../../test/fixtures/pages/announcements.ts';

const section: SectionData = {
  ...{ uid: 'c1', componentName: 'ContactForm', dataSource: '', params: {} },
  fields: { Phone: { value: '010-123 45 00' } },
};
const central = { siteName: 'Harbour Bil', siteEmail: 'hej@harbour.example' };
const uppsala = { id: '2', site_official_name: 'Harbour Bil Uppsala', site_email: 'uppsala@harbour.example' };

let sent: LeadSubmission[];
let answer: () => Promise<LeadReceipt>;

interface Shown {
  contacts?: SiteContact[];
  dealers?: object[];
  /** Topics that editors chose. */
  topics?: string[];
}

function shown({ contacts = [central], dealers = [uppsala], topics = [] }: Shown = {}) {
  const leads = {
    submit: (lead: LeadSubmission) => {
      sent.push(lead);
      return answer();
    },
  };
  const chosen = topics.map((topic) => ({ fields: { Topic: { value: topic } } }));
  const withTopics = { ...section, fields: { ...section.fields, Topics: chosen } };
  const { gateways } = fakeCatalogue(0);
  const fresh = createPageStore({ ...gateways, leads }).getState();
  const store = createPageStore(
    { ...gateways, leads },
    {
      site: { ...fresh.site, context: { ...testSite, name: 'harbour-bil', contacts } },
      page: { ...fresh.page, location: { path: '/kontakt', search: '' } },
      facilities: { c1: { status: 'ready', dealers } },
    },
  );
  return render(
    <Provider store={store}>
      <StoreContact section={withTopics} index={2} />
    </Provider>,
  );
}

const type = (label: RegExp, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

function fill(): void {
  type(/Vad gäller det/, 'buy');
  type(/^Namn/, 'Ada Lind');
  type(/E-post/, 'ada@visitor.example');
  type(/Meddelande/, 'Finns bilen i rött?');
}

/** Fills in and sends the form; its scripts load on the way. */
function send(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Skicka' }));
}

beforeEach(() => {
  sent = [];
  answer = () => Promise.resolve({ formSubmissionId: 'x', receivedAt: '' });
  window.IntersectionObserver = undefined as unknown as typeof IntersectionObserver;
  Element.prototype.scrollIntoView = jest.fn();
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(cleanup);

describe('the contact form', () => {
  it('can be sent by the browser itself to the address of its page', () => {
    shown();
    const form = screen.getByRole('form', { name: 'Skriv till oss' });
    expect(form.getAttribute('method')).toBe('post');
    expect(form.getAttribute('action')).toBe('/kontakt#store-contact-form');
  });

  it('offers two groups of recipients', () => {
    shown();
    const groups = [...screen.getByLabelText(/Vem vill du nå/).querySelectorAll('optgroup')];
    expect(groups.map(({ label, textContent }) => `${label}: ${textContent}`)).toEqual([
      'Kundservice: Harbour Bil',
      'Anläggningar: Harbour Bil Uppsala',
    ]);
  });

  it('asks for no recipient where there is only one', () => {
    shown({ dealers: [] });
    expect(screen.queryByLabelText(/Vem vill du nå/)).toBeNull();
  });

  it('asks for no topic where there is only one', () => {
    shown({ topics: ['jobs'] });
    expect(screen.queryByLabelText(/Vad gäller det/)).toBeNull();
    expect(document.querySelector<HTMLInputElement>('input[name="topic"]')?.value).toBe('jobs');
  });

  it('sends the only topic', async () => {
    shown({ dealers: [], topics: ['jobs'] });
    type(/^Namn/, 'Ada Lind');
    type(/E-post/, 'ada@visitor.example');
    type(/Meddelande/, 'Jag vill bli tekniker i Gävle.');
    send();
    await screen.findByText(/har fått/);
    expect(sent[0]).toMatchObject({ values: { topic: 'jobs' } });
  });

  it('links to the page about privacy', () => {
    shown();
    expect(screen.getByText('Integritet och kakor').getAttribute('href')).toBe('/integritet');
  });

  it('sends the message to the chosen store', async () => {
    shown();
    type(/Vem vill du nå/, 'uppsala@harbour.example');
    fill();
    send();
    expect((await screen.findByText(/Harbour Bil Uppsala har fått/)).textContent).toContain('inom en arbetsdag');
    expect(sent[0]).toMatchObject({
      formName: 'harbour-bilContactForm',
      values: {
        ...{ siteEmail: 'uppsala@harbour.example', siteName: 'Harbour Bil Uppsala', topic: 'buy', name: 'Ada Lind' },
        ...{ phone: '', email: 'ada@visitor.example', message: 'Finns bilen i rött?' },
      },
    });
  });

  it('links to the missing fields', async () => {
    shown();
    type(/^Namn/, 'Ada Lind');
    send();
    const links = [...((await screen.findByText('4 fält behöver rättas')).closest('div')?.querySelectorAll('a') ?? [])];
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Vem vill du nå?',
      'Vad gäller det?',
      'E-post',
      'Meddelande',
    ]);
    expect(sent).toEqual([]);
  });

  it('offers the phone and no other attempt when its recipient is refused', async () => {
    answer = () => Promise.reject(new LeadRefusedError('No.', [{ field: 'values.siteEmail', message: 'a stranger' }]));
    shown({ dealers: [] });
    fill();
    send();
    expect((await findNotice()).textContent).toContain('010-123 45 00');
    expect(screen.queryByText('Försök igen')).toBeNull();
  });

  it('says that there is no connection when the browser is offline', async () => {
    const onLine = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    answer = () => Promise.reject(new Error('away'));
    shown({ dealers: [] });
    fill();
    send();
    expect((await findNotice()).textContent).toContain('ingen internetanslutning');
    expect(screen.getByText('Försök igen')).toBeTruthy();
    onLine.mockRestore();
  });

  it('keeps the text when the message is refused', async () => {
    answer = () => Promise.reject(new LeadRefusedError('No.'));
    shown({ dealers: [] });
    fill();
    send();
    expect((await findNotice()).textContent).toContain('010-123 45 00');
    fireEvent.click(screen.getByText('Tillbaka till formuläret'));
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/Meddelande/)).value).toBe('Finns bilen i rött?');
  });
});
