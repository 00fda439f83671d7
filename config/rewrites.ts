/**
 * Addresses that are the content platform's: forwarded to PLATFORM_ORIGIN when that is set. Compared without case.
 * Everything else, /api included, is answered here.
 */
export const platformPaths = {
  /** Its api; GET, HEAD and POST. */
  api: ['/sitecore/api/'],
  /** Its media, in the forms that its clients write; GET and HEAD. Without PLATFORM_ORIGIN our own /media/ answers. */
  media: ['/-/media/', '/-/jssmedia/', '/~/media/', '/~/jssmedia/'],
};
