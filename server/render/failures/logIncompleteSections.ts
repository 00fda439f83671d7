import type { PageState } from '../../../client/framework/pageState.ts';
import { sections } from '../../../client/app/sections.ts';
import { sectionsOf } from '../../../client/framework/sectionsOf.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { cutText } from '../../../shared/kit/text/cutText.ts';

/** Logs each section of a page that is hidden because its content is incomplete, for editors to fix. */
export function logIncompleteSections({ layout, location }: PageState, logger: Logger): void {
  for (const section of sectionsOf(layout)) {
    const definition = Object.hasOwn(sections, section.componentName) ? sections[section.componentName] : undefined;
    const reason = definition?.incomplete?.(section) ?? null;
    if (reason === null) continue;
    logger.warn('section.incomplete', {
      path: cutText(location.path, 300),
      section: section.componentName,
      uid: section.uid,
      dataSource: section.dataSource,
      reason,
    });
  }
}
