import { asciiSlug } from '../../../shared/kit/text/asciiSlug.ts';
import type { SiteDraft } from './InitDraft.ts';

/** Returns the name of a site's files: its own, or one derived from its name, else from the group's. */
export function siteKey({ key, name }: SiteDraft, groupName: string): string {
  return key ?? asciiSlug(name ?? groupName);
}
