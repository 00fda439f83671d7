import Joi from 'joi';
import type {
  CfdParameters,
  CfdRequest,
  CfdVehicleRequest,
  DefaultRequest,
  OrganisationIdentifier,
  PhysicalVehicle,
} from '../../shared/finance/FinanceTypes.ts';

const maxAmount = 10_000_000;
const money = Joi.number().min(0).max(maxAmount);
const vehicleId = Joi.string()
  .pattern(/^[\w -]*$/, 'letters and digits')
  .max(40)
  .allow('');

const vehicle = Joi.object<PhysicalVehicle, true>({
  Type: Joi.string().valid('Car').required(),
  SourceVehicleId: vehicleId.required(),
  Vin: vehicleId.required(),
  Status: Joi.string().valid('PreOwned').required(),
  OnTheRoadPrice: Joi.number().greater(0).max(maxAmount).required(),
  Registration: Joi.object<PhysicalVehicle['Registration'], true>({
    RegistrationNumber: vehicleId.required(),
    CountryCode: Joi.string().valid('GB').required(),
    DateRegisteredWithDvla: Joi.string()
      .pattern(/^\d{4}-\d\d-\d\d$/, 'YYYY-MM-DD')
      .allow('')
      .required(),
  }).required(),
});

function organisation(dealerKeys: string[]): Joi.ObjectSchema<OrganisationIdentifier> {
  return Joi.object<OrganisationIdentifier, true>({
    Type: Joi.string().valid('AssociatedDealerKey').required(),
    Value: Joi.string()
      .valid(...dealerKeys)
      .required()
      .messages({ 'any.only': '{{#label}} must be a dealer key of this site' }),
  });
}

/** Schemas of a site's requests to the provider; `dealerKeys` are those of the site. */
export function financeSchemas(dealerKeys: string[]): {
  defaults: Joi.ObjectSchema<DefaultRequest>;
  calculate: Joi.ObjectSchema<CfdRequest>;
} {
  const ofDealer = organisation(dealerKeys).required();
  const parameters = Joi.object<CfdParameters, true>({
    Term: Joi.number().integer().min(1).max(240).required(),
    CashDeposit: money.required(),
    RegularPayment: money.required(),
    AnnualMileage: Joi.number().integer().min(0).max(1_000_000).required(),
    FinanceProductFamilyKeys: Joi.array()
      .items(
        Joi.string()
          .pattern(/^[\w .-]+$/, 'family key')
          .max(60),
      )
      .min(1)
      .max(5)
      .required(),
    CalculationType: Joi.string().valid('ToRegularPayment', 'ToCashDeposit').required(),
    OrganisationIdentifier: ofDealer,
  });
  const request = Joi.object<CfdVehicleRequest, true>({
    Id: Joi.string().max(64).required(),
    Parameters: parameters.required(),
    PhysicalVehicle: vehicle.required(),
  });
  return {
    defaults: Joi.object<DefaultRequest, true>({
      PhysicalVehicle: vehicle.required(),
      OrganisationIdentifier: ofDealer,
    }),
    calculate: Joi.object<CfdRequest, true>({
      VehicleRequests: Joi.array().ordered(request.required()).length(1).required(),
    }),
  };
}

/** ?quoteRef= */
export const legalQuerySchema = Joi.object<{ quoteRef: string }, true>({
  quoteRef: Joi.string().max(200).required(),
});
