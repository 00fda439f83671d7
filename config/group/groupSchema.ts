import Joi from 'joi';

/** group.yaml as written. Paths are relative to the group's folder. */
export interface GroupFile {
  name: string;
  demo: boolean;
  sites: string[];
  stock?: { feed: string; mapping: string; photos?: string };
  dealers?: string;
}

export const groupSchema = Joi.object<GroupFile>({
  name: Joi.string().required(),
  demo: Joi.boolean().default(false),
  sites: Joi.array().items(Joi.string()).min(1).unique().required(),
  stock: Joi.object({ feed: Joi.string().required(), mapping: Joi.string().required(), photos: Joi.string() }),
  dealers: Joi.string(),
});
