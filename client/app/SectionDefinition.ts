import type { RouteData, SectionData } from '../../shared/content/ContentTypes.ts';
import type { TextRoom } from '../../shared/site/TextRoom.ts';
import type { LoadContext } from './PageRoute.ts';

export interface SectionProps {
  section: SectionData;
  /** Place among the sections of its placeholder, from 0. */
  index: number;
}

/** A content section besides its component: the data that it needs before it renders, and what the server tells of it. */
export interface SectionDefinition {
  /** Source file of the component, the key of its chunk in the asset manifest. */
  source: string;
  /** The room whose dictionary texts the section shows, unless every page carries them. */
  texts?: TextRoom;
  /** What the section lacks, when it lacks so much that it shows nothing: the server logs it. Null when it shows. */
  incomplete?(section: SectionData): string | null;
  /**
   * Fills the store with what the component reads; `page` is the page that it stands on. Failures are the section's
   * own: it logs nothing and throws nothing.
   */
  load?(context: LoadContext, section: SectionData, page: RouteData): Promise<void>;
}
