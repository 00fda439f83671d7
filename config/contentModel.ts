import { embeddedContentModel } from '../shared/content/ContentModel.ts';
import type { ContentModel } from '../shared/content/ContentModel.ts';

/**
 * Names in the platform at EDGE_ENDPOINT: those of the embedded one. If another platform differs, change them here: {
 * ...embeddedContentModel, storyTemplate: '{its id}', languageNames: { 'fjord-bil': { sv: 'sv-SE' } } }.
 */
export const contentModel: ContentModel = { ...embeddedContentModel };
