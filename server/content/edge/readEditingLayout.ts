import Joi from 'joi';
import type { EditingLayout } from '../../../shared/content/ContentGateway.ts';
import { checkAnswer } from './checkAnswer.ts';
import { layoutItemPart, layoutOfItem } from './readLayoutAnswer.ts';
import type { RawLayoutItem } from './readLayoutAnswer.ts';
import type { PlatformSite } from './platformSite.ts';

const editingSchema = Joi.object<{ item: RawLayoutItem | null }>({ item: layoutItemPart }).unknown();

/** Reads a page and the editor's additions from the editing query's `data`. Throws for another form. */
export function readEditingLayout(data: unknown, language: string, site: PlatformSite): EditingLayout {
  const { item } = checkAnswer(data, editingSchema, 'editing');
  const { clientScripts, clientData } = item?.rendered?.sitecore.context ?? {};
  return {
    layout: layoutOfItem(item, language, site),
    context: {
      clientScripts: Array.isArray(clientScripts) ? clientScripts.filter((script) => typeof script === 'string') : [],
      clientData: typeof clientData === 'object' && clientData !== null ? { ...clientData } : {},
    },
  };
}
