import type { JotformAnswers, JotformSubmissions } from '../../shared/forms/JotformGateway.ts';

/**
 * Answers of a form's newest submission, {} when it has none.
 * @throws when the server does not return them
 */
export async function fetchJotform(formId: string): Promise<JotformAnswers> {
  const response = await window.fetch('/api/jotform', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ formId }),
  });
  if (!response.ok) throw new Error(`The server answered ${String(response.status)}.`);
  const { content } = (await response.json()) as JotformSubmissions;
  return content[0]?.answers ?? {};
}
