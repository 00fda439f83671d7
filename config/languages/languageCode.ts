import Joi from 'joi';
import { languageCodePattern } from '../../shared/site/languageCodePattern.ts';

/** The code of a language: "fr", "en-US". */
export const languageCode = Joi.string()
  .pattern(languageCodePattern)
  .messages({ 'string.pattern.base': '"{#value}" is not the code of a language, such as fr or en-US' });
