import { embeddedContentModel } from '../shared/content/ContentModel.ts';
import type { ContentModel } from '../shared/content/ContentModel.ts';

/**
 * The names of the platform at EDGE_ENDPOINT: here those of the embedded one. Where another platform differs, say so
 * below: { ...embeddedContentModel, storyTemplate: '{its id}', languageNames: { 'fjord-bil': { sv: 'sv-SE' } } }.
 */
export const contentModel: ContentModel = { ...embeddedContentModel };
