/** A link or a picture by its parts, a text, or null for an empty field. */
export type FieldValue = string | Record<string, string> | null;

export interface EditableField {
  kind: 'text' | 'richText' | 'link' | 'image';
  name: string;
  value: FieldValue;
  revision: string;
}

export interface FieldAddress {
  itemId: string;
  language: string;
  fieldId: string;
}

export interface Picture {
  name: string;
  src: string;
  thumbnail: string;
}

export interface Conflict {
  theirs: FieldValue;
  revision: string;
  by: string | null;
  at: string;
}

export type SaveAnswer =
  | { kind: 'saved' }
  | { kind: 'conflict'; conflict: Conflict }
  | { kind: 'refused'; messages: string[] }
  | { kind: 'signedOut' }
  | { kind: 'failed' };

const root = '/api/editing';

function get(path: string, query: Record<string, string> = {}): Promise<Response> {
  return fetch(`${root}/${path}?${new URLSearchParams(query).toString()}`, { headers: { accept: 'application/json' } });
}

async function valueOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return (await response.json()) as T;
}

const read = async <T>(...request: Parameters<typeof get>): Promise<T> => valueOf<T>(await get(...request));

function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  return fetch(`${root}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

interface ProblemAnswer {
  detail?: string;
  errors?: { message: string }[];
  conflict?: Conflict;
}

/** Requests of the tools to the server. */
export const editingClient = {
  field: (address: FieldAddress) => read<EditableField>('field', { ...address }),
  page: (itemId: string, language: string) => read<{ route: unknown }>('page', { itemId, language }),
  pictures: async () => (await read<{ pictures: Picture[] }>('media')).pictures,
  /** Time until the session ends, s; 0 without a session. */
  sessionSeconds: async (): Promise<number> => {
    const response = await get('session');
    return response.status === 401 ? 0 : (await valueOf<{ secondsLeft: number }>(response)).secondsLeft;
  },
  prolong: async (): Promise<'prolonged' | 'signedOut' | 'failed'> => {
    const response = await post('session', {}).catch(() => null);
    if (response?.status === 401) return 'signedOut';
    return response?.ok ? 'prolonged' : 'failed';
  },
  setMode: (mode: 'edit' | 'preview') => post('mode', { mode }),
  leave: () => post('leave', {}),
  save: async (address: FieldAddress, revision: string, value: FieldValue): Promise<SaveAnswer> => {
    let response: Response;
    try {
      response = await post('fields', { ...address, revision, value });
    } catch {
      return { kind: 'failed' };
    }
    if (response.ok) return { kind: 'saved' };
    if (response.status === 401) return { kind: 'signedOut' };
    const problem = (await response.json().catch(() => ({}))) as ProblemAnswer;
    if (response.status === 409 && problem.conflict) return { kind: 'conflict', conflict: problem.conflict };
    if (response.status < 500) {
      return { kind: 'refused', messages: problem.errors?.map(({ message }) => message) ?? [problem.detail ?? ''] };
    }
    return { kind: 'failed' };
  },
};
