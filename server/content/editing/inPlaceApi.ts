import express, { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import Joi from 'joi';
import type { ContentBackend } from '../../../shared/content/ContentGateway.ts';
import { ProblemError } from '../../../shared/kit/problem.ts';
import { validate } from '../../http/api/validate.ts';
import { siteOf } from '../../site/siteOfRequest.ts';
import type { ContentEditor } from '../embedded/editor/contentEditor.ts';
import type { EditableValue } from '../embedded/editor/EditableValue.ts';
import type { FieldAddress } from '../embedded/editor/locateField.ts';
import { forbidKeeping } from './editingHeaders.ts';
import { isOwnOrigin } from './editingOrigins.ts';
import { endSession, readSession, setSession } from './editorSession.ts';
import type { EditorSession, OpenSession } from './editorSession.ts';
import type { SignedTokens } from './signedTokens.ts';

interface InPlaceOptions {
  tokens: SignedTokens;
  content: ContentBackend;
  editor: ContentEditor;
}

interface SaveBody extends FieldAddress {
  revision: string;
  value: EditableValue;
}

const short = Joi.string().max(200);
const part = Joi.string().allow('').max(2000);
const addressKeys = { itemId: short.required(), language: short.required(), fieldId: short.required() };
const addressSchema = Joi.object<FieldAddress>(addressKeys);
const saveSchema = Joi.object<SaveBody>({
  ...addressKeys,
  revision: short.required(),
  value: Joi.alternatives(
    Joi.string().allow('', null).max(100_000),
    Joi.object({ href: part.required(), text: part.required(), title: part, target: part }),
    Joi.object({ src: part.required(), alt: part.required() }),
  )
    .required()
    .messages({
      'alternatives.match': 'value must be a text, a link (href, text, title, target) or a picture (src, alt)',
    }),
});
const pageSchema = Joi.object<{ itemId: string; language: string }>({
  itemId: short.required(),
  language: short.required(),
});
const modeSchema = Joi.object<{ mode: EditorSession['mode'] }>({ mode: Joi.valid('edit', 'preview').required() });

function sessionIn(response: Response): OpenSession {
  return response.locals['editorSession'] as OpenSession;
}

const unknownField = (): ProblemError =>
  new ProblemError(
    404,
    'No such field',
    'No content file has this field. It may have been moved: load the page again.',
  );

/** /api/editing for editing in place; every call needs the session cookie. */
export function inPlaceApi({ tokens, content, editor }: InPlaceOptions): Router {
  const router = Router();

  const signedIn: RequestHandler = (request, response, next) => {
    const session = readSession(request, tokens);
    forbidKeeping(response);
    if (!session) throw new ProblemError(401, 'Not signed in', 'Sign in at /editing.');
    response.locals['editorSession'] = session;
    next();
  };

  /** Prevents pages of other sites from making changes with an editor's browser. */
  const fromOwnPages: RequestHandler = (request, _response, next) => {
    const origin = request.get('origin');
    if (origin !== undefined && isOwnOrigin(request, origin)) next();
    else throw new ProblemError(403, 'Origin refused', 'Changes are accepted from pages of this site only.');
  };

  router.get('/session', signedIn, (_request, response) => {
    response.json({ secondsLeft: sessionIn(response).secondsLeft });
  });

  router.get('/field', signedIn, async (request, response) => {
    const field = await editor.read(validate(addressSchema, request.query, 'query'));
    if (!field) throw unknownField();
    response.json(field);
  });

  router.get('/page', signedIn, async (request, response) => {
    const { itemId, language } = validate(pageSchema, request.query, 'query');
    await editor.refresh(); // the field may have been saved by another process
    const { layout } = await content.editingLayout({ site: siteOf(response).name, language, itemId, mode: 'edit' });
    response.json({ route: layout.route });
  });

  router.get('/media', signedIn, async (_request, response) => {
    response.json({ pictures: await editor.pictures() });
  });

  const changes = [signedIn, fromOwnPages, express.json({ limit: '256kb' })];

  router.post('/fields', changes, (async (request: Request, response) => {
    const change = validate(saveSchema, request.body ?? {}, 'body');
    const outcome = await editor.save({ ...change, by: sessionIn(response).editor });
    if (outcome.kind === 'unknown') throw unknownField();
    if (outcome.kind === 'refused') {
      const detail = `The value cannot be saved: ${outcome.errors.map(({ message }) => message).join('; ')}.`;
      throw new ProblemError(422, 'Value refused', detail, outcome.errors);
    }
    if (outcome.kind === 'conflict') {
      const { theirs, revision, by, at } = outcome;
      const detail = `${by ?? 'Someone'} has saved another value at ${at}. Keep theirs, or save again with the revision given here.`;
      response
        .status(409)
        .type('application/problem+json')
        .send(
          JSON.stringify({
            type: 'about:blank',
            title: 'Changed meanwhile',
            status: 409,
            detail,
            conflict: { theirs, yours: change.value, revision, by, at },
          }),
        );
      return;
    }
    response.json({ revision: outcome.revision });
  }) satisfies RequestHandler);

  router.post('/mode', changes, ((request: Request, response) => {
    const { mode } = validate(modeSchema, request.body ?? {}, 'body');
    setSession(request, response, tokens, { ...sessionIn(response), mode });
    response.status(204).end();
  }) satisfies RequestHandler);

  /** Prolongs the session. */
  router.post('/session', changes, (request: Request, response: Response) => {
    setSession(request, response, tokens, sessionIn(response));
    response.status(204).end();
  });

  router.post('/leave', fromOwnPages, (request, response) => {
    endSession(request, response);
    forbidKeeping(response);
    response.status(204).end();
  });

  return router;
}
