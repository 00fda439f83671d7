import type { FieldFault } from '../../shared/forms/rules/contactRules.ts';
import { beginField, sellFormName } from '../../shared/forms/formNames.ts';
import type { FormPost } from '../../shared/forms/FormPost.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { FormOutcome } from '../forms/FormOutcome.ts';
import { contactFormName } from '../forms/contact/contactFields.ts';
import { formNotTaken } from '../forms/formPostState.ts';
import { takeSellCarPost } from '../forms/sellcar/takeSellCarPost.ts';
import { serviceFormName } from '../forms/servicerequest/serviceFields.ts';
import { takeServiceRequestPost } from '../forms/servicerequest/takeServiceRequestPost.ts';
import { storeFormName } from '../forms/storecontact/storeFields.ts';
import { takeStoreContactPost } from '../forms/storecontact/takeStoreContactPost.ts';
import { takeContactPost } from '../forms/contact/takeContactPost.ts';
import type { AppStore, AppThunk } from './store.ts';

/** Handlers for forms sent without JavaScript, by the name in their hidden field. */
const takers: Partial<Record<string, (post: FormPost, logger: Logger) => AppThunk<Promise<FormOutcome>>>> = {
  [contactFormName]: takeContactPost,
  [sellFormName]: takeSellCarPost,
  [serviceFormName]: takeServiceRequestPost,
  [storeFormName]: takeStoreContactPost,
};

/**
 * Handles a form post for the page in the store. Server only.
 * A rejected form is put into the store, so that the page shows it as the visitor sent it.
 */
export async function takeFormPost(store: AppStore, post: FormPost, logger: Logger): Promise<FormOutcome> {
  const take = Object.hasOwn(takers, post.form) ? takers[post.form] : undefined;
  if (!take) return { kind: 'noForm' };
  const { [beginField]: begins, ...begun } = post.answers;
  if (begins) {
    store.dispatch(formNotTaken({ form: post.form, status: 'begun', answers: begun, faults: {}, attempt: '' }));
    return { kind: 'begun' };
  }
  const outcome = await takeOrNot(store, post, take, logger);
  if (outcome.kind === 'invalid' || outcome.kind === 'failed' || outcome.kind === 'refused') {
    const faults = outcome.kind === 'invalid' ? (outcome.faults as Record<string, FieldFault>) : {};
    const { form, answers, attempt, photos, photoFault } = post;
    const several = Object.entries(post.lists).filter(([, values]) => values.length > 1);
    store.dispatch(
      formNotTaken({
        ...{ form, status: outcome.kind, answers, faults, attempt },
        ...(several.length > 0 ? { lists: Object.fromEntries(several) } : {}),
        ...(photos.length > 0 ? { photos } : {}),
        ...(photoFault ? { photoFault } : {}),
      }),
    );
  }
  return outcome;
}

function takeOrNot(
  store: AppStore,
  post: FormPost,
  take: (post: FormPost, logger: Logger) => AppThunk<Promise<FormOutcome>>,
  logger: Logger,
): Promise<FormOutcome> {
  if (post.tooMany || post.photosFailed) return Promise.resolve({ kind: 'failed' });
  if (post.trapped) {
    logger.warn('leads.trapped', { site: store.getState().site.context.name });
    return Promise.resolve({ kind: 'sent' });
  }
  return store.dispatch(take(post, logger));
}
