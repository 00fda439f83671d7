import { cleanLine, cleanLines } from '../../../shared/forms/cleanText.ts';
import type { StoreContactValues } from '../../../shared/forms/LeadTypes.ts';
import { normalizePhone } from '../../../shared/forms/rules/phoneNumber.ts';
import { storeContactFaults } from '../../../shared/forms/rules/storeContactRules.ts';
import { contactTopics } from '../../../shared/forms/rules/ContactTopic.ts';
import { expected, shownNameFaults, typedFaults } from '../leadFaults.ts';
import type { LeadFault, LeadPlace } from '../leadFaults.ts';

const expectations = {
  siteEmail: "the chosen store's mail address",
  topic: `one of ${contactTopics.join(', ')}`,
  name: expected.name,
  phone: `${expected.phone}, or nothing`,
  email: expected.email,
  message: `a message of ${expected.text}`,
};

/** Faults of a message to a store; empty for a valid one. */
export function storeContactValueFaults(values: StoreContactValues, { plan }: LeadPlace): LeadFault[] {
  return [
    ...typedFaults(storeContactFaults(values, plan), expectations),
    ...shownNameFaults('siteName', values.siteName),
  ];
}

/** Removes control characters and normalises the phone number. */
export function cleanStoreContact(values: StoreContactValues): StoreContactValues {
  return {
    siteEmail: cleanLine(values.siteEmail),
    siteName: cleanLine(values.siteName),
    topic: values.topic,
    name: cleanLine(values.name),
    phone: normalizePhone(values.phone),
    email: cleanLine(values.email),
    message: cleanLines(values.message),
  };
}
