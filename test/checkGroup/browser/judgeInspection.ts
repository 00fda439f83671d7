import type { AxeViolation } from '../../browser/axeViolations.ts';
import { fault, warning } from '../CheckFinding.ts';
import type { CheckFinding } from '../CheckFinding.ts';

const maxElements = 3;
const pictureCure = 'Check the address of the picture in the feed or the page.';

/** Failed requests of other servers, which a machine without internet access cannot reach. */
const isFromElsewhere = (complaint: string): boolean =>
  complaint.includes('net::ERR_') && !/\.localhost[:/]/.test(complaint);

/** Photos of the stock and pictures of other hosts, which a placeholder replaces. */
const isScaledPicture = (complaint: string): boolean =>
  /^error: Failed to load resource: .*\/media\/scaled\?/.test(complaint);

/** Returns the findings of a page in the browser: script errors, failed requests, and what axe found. */
export function judgeInspection(
  where: string,
  { complaints, violations }: { complaints: readonly string[]; violations: readonly AxeViolation[] },
): CheckFinding[] {
  const errors = [...new Set(complaints)].filter((text) => /^(?:error|request):/.test(text));
  return [
    ...errors.map((text) => {
      if (isFromElsewhere(text)) return warning(where, text, 'Check that the address of the other server is right.');
      if (isScaledPicture(text)) return warning(where, text, pictureCure);
      return fault(where, text, 'Look at the page in a browser with its developer tools: npm start.');
    }),
    ...violations.map(({ id, help, isRequired, elements }) => {
      const more = elements.length - maxElements;
      const shown = elements.slice(0, maxElements).join('\n');
      const what = `accessibility, ${id}: ${help}\n${shown}${more > 0 ? `\nand ${String(more)} more` : ''}`;
      const cure = `Correct the page, its theme or its texts: https://dequeuniversity.com/rules/axe/latest/${id}`;
      return (isRequired ? fault : warning)(where, what, cure);
    }),
  ];
}
