import { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import Joi from 'joi';
import type { ContentBackend } from '../../../shared/content/ContentGateway.ts';
import type { PageMode } from '../../../shared/content/ContentTypes.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { ProblemError } from '../../../shared/kit/problem.ts';
import type { Language, SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { validate } from '../../http/api/validate.ts';
import type { SecretCheck } from '../../http/limits/createSecretCheck.ts';
import type { RenderPage } from '../../render/PageRequest.ts';
import { contentOfItem } from './editingContent.ts';
import { isOwnOrigin } from './editingOrigins.ts';
import type { EditingOrigins } from './editingOrigins.ts';
import { editorPage } from './editorPage.ts';
import { tooManyWrongSecrets } from '../../http/limits/tooManyWrongSecrets.ts';
import { setPreviewCookies } from './previewCookies.ts';
import type { SignedTokens } from './signedTokens.ts';

export interface EditingApiOptions {
  checkSecret: SecretCheck;
  origins: EditingOrigins;
  tokens: SignedTokens;
  content: ContentBackend;
  sites: readonly SiteConfig[];
  render: RenderPage;
  /** Names of the sections that pages may have. */
  components: readonly string[];
  /** Versions of the packages that render the page. */
  packages: Record<string, string>;
  logger: Logger;
}

interface RenderQuery {
  sc_site: string;
  sc_itemid: string;
  sc_lang: string;
  route: string;
  mode: Exclude<PageMode, 'normal'>;
  sc_layoutKind?: 'final' | 'shared';
  sc_variant?: string;
  sc_version?: string;
  sc_previewTime?: string;
}

const short = Joi.string().max(200);

const renderSchema = Joi.object<RenderQuery>({
  sc_site: short.required(),
  sc_itemid: short.required(),
  sc_lang: short.required(),
  route: Joi.string().max(1024).required(),
  mode: Joi.valid('edit', 'preview').required(),
  sc_layoutKind: Joi.valid('final', 'shared'),
  sc_variant: short,
  sc_version: short,
  sc_previewTime: Joi.string().isoDate(),
}).unknown();

/** "sv-SE" and "sv" are both the site's "sv". */
function findLanguage(site: SiteConfig, requested: string): Language | undefined {
  const code = requested.toLowerCase();
  return site.languages.find((language) => code === language || code.startsWith(`${language}-`));
}

/** Path of a route on its site with the language segment, whether or not the editor has sent it. */
function splitPath(site: SiteConfig, language: Language, route: string): { basePath: string; path: string } {
  const rest = `/${route.replace(/^\/+|[?#].*$/g, '')}`;
  const own =
    rest === `/${language}` || rest.startsWith(`/${language}/`) ? rest.slice(language.length + 1) || '/' : rest;
  return { basePath: language === site.languages[0] ? '' : `/${language}`, path: own };
}

/** Refuses every origin but those of editors and of this host. Requests of servers and of frames have none. */
function checkOrigin(origins: EditingOrigins): RequestHandler {
  return (request, response, next) => {
    const origin = request.get('origin');
    response.vary('Origin').set('Cache-Control', 'no-store, must-revalidate');
    if (origin === undefined) {
      next();
      return;
    }
    if (!origins.allows(origin) && !isOwnOrigin(request, origin)) {
      throw new ProblemError(
        401,
        'Origin refused',
        'This origin is not allowed to edit. Add it to EDITING_ORIGINS to allow it.',
      );
    }
    response.set({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Methods': 'GET, POST, OPTIONS, DELETE, PUT, PATCH',
    });
    if (request.method === 'OPTIONS') response.set('Access-Control-Allow-Headers', 'Content-Type, Authorization');
    next();
  };
}

function requireSecret(check: SecretCheck): RequestHandler {
  return (request, response, next) => {
    const given = request.query['secret'];
    const { isRight, waitSeconds } = check(request, typeof given === 'string' ? [given] : []);
    if (waitSeconds > 0) throw tooManyWrongSecrets(response, waitSeconds);
    if (!isRight) throw new ProblemError(401, 'Secret refused', 'The parameter "secret" is missing or wrong.');
    next();
  };
}

function checkMethod(...methods: ('GET' | 'POST')[]): RequestHandler {
  return (request, response, next) => {
    if (methods.some((method) => method === request.method)) {
      next();
    } else if (request.method === 'OPTIONS') {
      response.status(204).end();
    } else {
      response.set('Allow', [...methods, 'OPTIONS'].join(', '));
      throw new ProblemError(405, 'Method not allowed', `Use ${methods.join(' or ')} for this address.`);
    }
  };
}

function findRequestedSite(sites: readonly SiteConfig[], query: RenderQuery): { site: SiteConfig; language: Language } {
  const site = sites.find(({ name }) => name === query.sc_site);
  if (!site) throw wrong('sc_site', `must be one of: ${sites.map(({ name }) => name).join(', ')}`);
  const language = findLanguage(site, query.sc_lang);
  if (!language) throw wrong('sc_lang', `must be a language of ${site.name}: ${site.languages.join(', ')}`);
  return { site, language };
}

function wrong(field: string, message: string): ProblemError {
  return new ProblemError(400, 'Invalid request', `The query is not as expected: ${field} ${message}.`, [
    { field, message },
  ]);
}

/**
 * /api/editing, called by the editors of the content platform.
 * `config` lists the components that this product can render; `render` returns a whole page, rendered in this process,
 * for their frame. Checks in order: origin, secret, method, parameters.
 */
export function editingApi(options: EditingApiOptions): Router {
  const { origins, tokens, sites, render } = options;
  const router = Router();
  const checks = [checkOrigin(origins), requireSecret(options.checkSecret)];

  router.all('/config', checks, checkMethod('GET'), ((_request, response) => {
    response.json({ components: options.components, packages: options.packages, editMode: 'metadata' });
  }) satisfies RequestHandler);

  router.all('/render', checks, checkMethod('GET', 'POST'), (async (request: Request, response) => {
    const query = validate(renderSchema, request.query, 'query');
    const { site, language } = findRequestedSite(sites, query);
    const { mode } = query;
    const { basePath, path } = splitPath(site, language, query.route);
    const content = contentOfItem(
      options.content,
      {
        site: site.name,
        language,
        itemId: query.sc_itemid,
        mode,
        ...(query.sc_version === undefined ? {} : { version: query.sc_version }),
        ...(query.sc_layoutKind === undefined ? {} : { layoutKind: query.sc_layoutKind }),
        ...(query.sc_variant === undefined ? {} : { variant: query.sc_variant }),
        ...(query.sc_previewTime === undefined ? {} : { previewTime: query.sc_previewTime }),
      },
      path,
    );
    if (mode === 'preview') setPreviewCookies(response, tokens, site.name);
    const editor = editorPage({ mode, content, origins, inPlace: null, logger: options.logger });
    const address = path === '/' && basePath ? basePath : basePath + path;
    await render(request, response, { site, path: address, search: '', editor });
  }) satisfies RequestHandler);

  return router;
}
