import { cleanLine, cleanLines } from '../../../shared/forms/cleanText.ts';
import type { SellCarValues } from '../../../shared/forms/LeadTypes.ts';
import { sellCarChoices, sellCarFaults } from '../../../shared/forms/rules/sellCarRules.ts';
import { normalizePhone } from '../../../shared/forms/rules/phoneNumber.ts';
import { expected, typedFaults } from '../leadFaults.ts';
import type { LeadFault, LeadPlace } from '../leadFaults.ts';

const expectations = {
  regno: expected.plate,
  customerName: expected.name,
  customerPhone: expected.phone,
  customerEmail: expected.email,
  selected: sellCarChoices.join(' or '),
  other: expected.text,
};

/** Validates the offer of a car. */
export function sellCarValueFaults(values: SellCarValues, { plan, distanceUnit }: LeadPlace): LeadFault[] {
  const faults = sellCarFaults({ ...values, milage: String(values.milage) }, { phone: plan, distanceUnit });
  return typedFaults(faults, { ...expectations, milage: expected.mileage(distanceUnit) });
}

/** Removes control characters and normalises the telephone number. */
export function cleanSellCar(values: SellCarValues): SellCarValues {
  return {
    regno: cleanLine(values.regno),
    milage: values.milage,
    customerName: cleanLine(values.customerName),
    customerPhone: normalizePhone(values.customerPhone),
    customerEmail: cleanLine(values.customerEmail),
    selected: values.selected,
    other: cleanLines(values.other),
  };
}
