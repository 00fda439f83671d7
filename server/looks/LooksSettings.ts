/** Where the looks of a group come from, and where they are kept. */
export interface LooksSettings {
  /** Folder of the build. */
  build: string;
  /** Name of the style sheet for all sites, in the build's assets. */
  commonSheet: string;
  /** LOOKS_DIR, absolute. */
  folder: string;
  /** Root of the project. */
  root: string;
  isDevelopment: boolean;
}
