import { Router } from 'express';
import type { RequestHandler } from 'express';
import type { ContentBackend } from '../../../shared/content/ContentGateway.ts';
import type { EditingTextsOf } from '../../../shared/content/EditingTexts.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { RenderPage } from '../../render/PageRequest.ts';
import type { StyleSheet } from '../../../shared/site/styleLinks.ts';
import type { ContentEditor } from '../embedded/editor/contentEditor.ts';
import { editingApi } from './editingApi.ts';
import { createSecretCheck } from '../../http/limits/createSecretCheck.ts';
import { createEditingOrigins } from './editingOrigins.ts';
import { editorViews } from './editorViews.ts';
import { inPlaceApi } from './inPlaceApi.ts';
import { signIn } from './signIn.ts';
import { createSignedTokens } from './signedTokens.ts';

/** Configuration of editing. */
export interface EditingSettings {
  secret: string;
  /** Origins of editors in addition to the built-in ones. */
  origins: readonly string[];
  content: ContentBackend;
  /** null with an external platform: content is then changed in its editor, not on the pages. */
  editor: ContentEditor | null;
  sites: readonly SiteConfig[];
  textsOf: EditingTextsOf;
  packages: Record<string, string>;
}

export interface Editing {
  /** Mounted at /api/editing. */
  api: Router;
  /** Mounted at /editing. */
  signIn: Router;
  /** Mounted before the pages. */
  views: RequestHandler;
}

interface Surroundings {
  render: RenderPage;
  /** URLs of the style sheets of a site's pages. */
  cssOf(site: SiteConfig): readonly StyleSheet[];
  /** Names of the sections that pages can show. */
  components: readonly string[];
  logger: Logger;
}

/** Wrong secrets of a client, by any route. */
const maxWrongSecrets = 5;
const wrongSecretsMs = 15 * 60 * 1000;

/** Creates the editing routes, and the editors' views of the pages. */
export function createEditing(settings: EditingSettings, { render, cssOf, components, logger }: Surroundings): Editing {
  const { secret, content, editor, sites, textsOf, packages } = settings;
  const origins = createEditingOrigins(settings.origins);
  const tokens = createSignedTokens(secret);
  const checkSecret = createSecretCheck({
    name: 'EDITING_SECRET',
    secrets: [secret],
    maxWrong: maxWrongSecrets,
    windowMs: wrongSecretsMs,
    logger,
  });
  const api = Router();
  if (editor) api.use(inPlaceApi({ tokens, content, editor }));
  api.use(editingApi({ checkSecret, origins, tokens, content, sites, render, components, packages, logger }));
  const door = editor ? signIn({ checkSecret, tokens, cssOf, textsOf, logger }) : Router();
  const views = editorViews({ tokens, origins, content, sites, editor, textsOf, logger });
  return { api, signIn: door, views };
}
