/**
 * Paths of the content platform: forwarded to PLATFORM_ORIGIN when that is set. Case-insensitive. This server handles
 * all other paths, including /api.
 */
export const platformPaths = {
  /** Its api; GET, HEAD and POST. */
  api: ['/sitecore/api/'],
  /**
   * Its media, in the URL forms of its clients; GET and HEAD. Without PLATFORM_ORIGIN this server's /media/ is used.
   */
  media: ['/-/media/', '/-/jssmedia/', '/~/media/', '/~/jssmedia/'],
};
