import Joi from 'joi';
import type { Clock } from '../../shared/kit/Clock.ts';
import { wallClockText } from './bookingSchemas.ts';

interface LinkBody {
  link: string;
}

/** Whether it is a link is found out by its signature, not by its looks. */
const link = Joi.string().max(200).allow('').required();

export const linkSchema = Joi.object<LinkBody>({ link });

/** What depends on the day it is. */
export function datedLinkSchemas(clock: Clock): {
  move: Joi.ObjectSchema<LinkBody & { timeSlot: string; isFullDay: boolean }>;
  timeslots: Joi.ObjectSchema<LinkBody & { from: string }>;
} {
  const midnight = wallClockText(clock, -6, 366);
  const from = Joi.string()
    .max(10)
    .required()
    .custom((text: string, helpers) => {
      const { error } = midnight.validate(`${text}T00:00:00`);
      return error ? helpers.message({ custom: '{{#label}} must be a day of the next year, as YYYY-MM-DD' }) : text;
    });
  return {
    move: Joi.object({ link, timeSlot: wallClockText(clock, 0, 366), isFullDay: Joi.boolean().required() }),
    timeslots: Joi.object({ link, from }),
  };
}
