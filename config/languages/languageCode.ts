import Joi from 'joi';

/** A language as a BCP 47 tag with a region at most: "fr", "en-US". */
export const languageCode = Joi.string()
  .pattern(/^[a-z]{2,3}(-[A-Z]{2})?$/)
  .messages({ 'string.pattern.base': '"{#value}" is not the code of a language, such as fr or en-US' });
