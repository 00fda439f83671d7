import type { RouteData, SectionData } from '../../shared/content/ContentTypes.ts';
import type { TextRoom } from '../../shared/site/TextKey.ts';
import type { LoadContext } from './PageRoute.ts';

export interface SectionProps {
  section: SectionData;
  /** Zero-based position among the sections of its placeholder. */
  index: number;
}

/** Data needs and server-side metadata of a content section, apart from its component. */
export interface SectionDefinition {
  /** Rooms whose texts the section shows, in addition to those of every page. */
  texts?: readonly TextRoom[];
  /** Reason why the section shows nothing, for the server's log; null when it shows. */
  incomplete?(section: SectionData): string | null;
  /**
   * Fills the store with the component's data; `page` is the page that contains the section.
   * Failures are handled by the section: nothing is logged here and nothing thrown.
   */
  load?(context: LoadContext, section: SectionData, page: RouteData): Promise<void>;
}
