import { readFileSync } from 'node:fs';
import Joi from 'joi';
import { parse } from 'yaml';
import { failedBackEnds } from './failedBackEnds.ts';
import type { FailedBackEnd } from './failedBackEnds.ts';

/** One visitor action before the picture is taken; selectors are Puppeteer's. */
export type ScreenStep =
  | { click: string }
  | { type: string; into: string }
  | { press: string }
  | { wait: string }
  | { scroll: string }
  | { focus: string }
  | { typeCode: string }
  | { refuse: string }
  | { offline: true };

/** A page in a state, at one URL of a site. */
export interface Screen {
  site: string;
  name: string;
  path: string;
  /** Selector of a link on the page; the screen is its target, e.g. the first car of a list. */
  follow?: string;
  steps: ScreenStep[];
  /** Window widths that have this state, px. */
  minWidth: number;
  maxWidth: number;
  /** Captures only the window, for overlays. */
  fold: boolean;
  /** Keeps the consent banner open. */
  consent: boolean;
  /** Captures the print styles. */
  print: boolean;
  /** Turns JavaScript off. */
  noScript: boolean;
  /** Back end that refuses connections. */
  down?: FailedBackEnd;
}

const stepSchema = Joi.alternatives(
  Joi.object({ click: Joi.string().required() }),
  Joi.object({ type: Joi.string().required(), into: Joi.string().required() }),
  Joi.object({ press: Joi.string().required() }),
  Joi.object({ wait: Joi.string().required() }),
  Joi.object({ scroll: Joi.string().required() }),
  Joi.object({ focus: Joi.string().required() }),
  Joi.object({ typeCode: Joi.string().required() }),
  Joi.object({ refuse: Joi.string().required() }),
  Joi.object({ offline: Joi.valid(true).required() }),
);

const pathSchema = Joi.string().pattern(/^\//);

const screenSchema = Joi.alternatives(
  pathSchema,
  Joi.object({
    path: pathSchema.required(),
    follow: Joi.string(),
    after: Joi.string(),
    steps: Joi.array().items(stepSchema),
    minWidth: Joi.number().integer(),
    maxWidth: Joi.number().integer(),
    fold: Joi.boolean(),
    consent: Joi.boolean(),
    print: Joi.boolean(),
    noScript: Joi.boolean(),
    down: Joi.valid(...failedBackEnds),
  }),
);

const nameSchema = Joi.string().pattern(/^[a-z\d-]+$/);

const planSchema = Joi.object()
  .pattern(nameSchema, Joi.object().pattern(nameSchema, screenSchema).min(1))
  .min(1)
  .required();

const defaults = {
  steps: [],
  minWidth: 0,
  maxWidth: Infinity,
  fold: false,
  consent: false,
  print: false,
  noScript: false,
};

interface WrittenScreen extends Partial<Omit<Screen, 'site' | 'name'>> {
  path: string;
  /** Name of a screen above it in the same site, whose steps come first. */
  after?: string;
}

/**
 * Reads the screens of a group: sites, pages or states, and the visitor's actions to reach them.
 * @throws Error that names the invalid field
 */
export function readScreenPlan(file: string): Screen[] {
  const plan = Joi.attempt(parse(readFileSync(file, 'utf8')), planSchema, `${file}:`) as Record<
    string,
    Record<string, string | WrittenScreen>
  >;
  return Object.entries(plan).flatMap(([site, screens]) => {
    const stepsByName = new Map<string, ScreenStep[]>();
    return Object.entries(screens).map(([name, written]) => {
      const { after, ...screen }: WrittenScreen = typeof written === 'string' ? { path: written } : written;
      const before = after === undefined ? [] : stepsByName.get(after);
      if (before === undefined) {
        throw new Error(`${file}: ${site}.${name}.after: no screen above it is "${after ?? ''}"`);
      }
      const steps = [...before, ...(screen.steps ?? [])];
      stepsByName.set(name, steps);
      return { ...defaults, ...screen, steps, site, name };
    });
  });
}
