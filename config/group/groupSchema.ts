import Joi from 'joi';
import { feedVariableForm } from '../readFeedAuthorization.ts';
import type { GroupFeed } from './Group.ts';
import { hostKeyForm } from '../hostKeyForm.ts';
import { versionForm } from '../version/compareVersions.ts';

/** group.yaml as written. Paths are relative to the group's folder. */
export interface GroupFile {
  name: string;
  /** Version of the product that the group was made for: "0.2.0". */
  product?: string;
  demo: boolean;
  sites: string[];
  stock?: StockEntry | StockEntry[];
  dealers?: string;
}

/** A feed of the stock; the photos are those of the whole stock. */
export interface StockEntry extends Omit<GroupFeed, 'sites'> {
  sites?: string[];
  photos?: string;
}

const stockEntry = Joi.object<StockEntry>({
  feed: Joi.string().required(),
  mapping: Joi.string().required(),
  photos: Joi.string(),
  authorization: Joi.string().pattern(feedVariableForm).messages({
    'string.pattern.base':
      'is the name of an environment variable, STOCK_FEED_AUTHORIZATION_ and a word such as STOCK_FEED_AUTHORIZATION_IMPORT',
  }),
  hostKey: Joi.string()
    .pattern(hostKeyForm)
    .messages({ 'string.pattern.base': 'is not a fingerprint; write it as "ssh-keygen -l" prints it, like SHA256:…' }),
  interval: Joi.number().min(1).max(1440),
  sites: Joi.array().items(Joi.string()).min(1).unique(),
});

export const groupSchema = Joi.object<GroupFile>({
  name: Joi.string().required(),
  product: Joi.string().pattern(versionForm).messages({
    'string.base': "is not a version; write it in quotes, like '0.2.0'",
    'string.pattern.base': '"{#value}" is not a version; write it like \'0.2.0\'',
  }),
  demo: Joi.boolean().default(false),
  sites: Joi.array().items(Joi.string()).min(1).unique().required(),
  stock: Joi.alternatives().conditional(Joi.array(), {
    then: Joi.array().items(stockEntry).min(1),
    otherwise: stockEntry,
  }),
  dealers: Joi.string(),
});
