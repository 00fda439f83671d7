import Joi from 'joi';
import { versionForm } from '../version/compareVersions.ts';

/** group.yaml as written. Paths are relative to the group's folder. */
export interface GroupFile {
  name: string;
  /** Version of the product that the group was made for: "0.2.0". */
  product?: string;
  demo: boolean;
  sites: string[];
  stock?: { feed: string; mapping: string; photos?: string };
  dealers?: string;
}

export const groupSchema = Joi.object<GroupFile>({
  name: Joi.string().required(),
  product: Joi.string().pattern(versionForm).messages({
    'string.base': "is not a version; write it in quotes, like '0.2.0'",
    'string.pattern.base': '"{#value}" is not a version; write it like \'0.2.0\'',
  }),
  demo: Joi.boolean().default(false),
  sites: Joi.array().items(Joi.string()).min(1).unique().required(),
  stock: Joi.object({ feed: Joi.string().required(), mapping: Joi.string().required(), photos: Joi.string() }),
  dealers: Joi.string(),
});
