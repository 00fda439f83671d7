import type { FieldFault } from '../../shared/forms/rules/contactRules.ts';

export type Faults<Name extends string> = Partial<Record<Name, FieldFault>>;
