import Joi from 'joi';

/** group.yaml as written. */
export interface GroupFile {
  name: string;
  demo: boolean;
  sites: string[];
}

export const groupSchema = Joi.object<GroupFile>({
  name: Joi.string().required(),
  demo: Joi.boolean().default(false),
  sites: Joi.array().items(Joi.string()).min(1).unique().required(),
});
