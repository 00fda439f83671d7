import type { SafeHtml } from '../kit/text/SafeHtml.ts';

/** Finance quotes as in the provider's interface; keys are spelled as in its API. */

export interface OrganisationIdentifier {
  Type: 'AssociatedDealerKey';
  /** The dealer key of the car's site. */
  Value: string;
}

export interface PhysicalVehicle {
  Type: 'Car';
  /** As Vin, the chassis number. */
  SourceVehicleId: string;
  Vin: string;
  Status: 'PreOwned';
  /** GBP, the retail price. */
  OnTheRoadPrice: number;
  Registration: {
    RegistrationNumber: string;
    CountryCode: 'GB';
    /** Day of first registration, YYYY-MM-DD. */
    DateRegisteredWithDvla: string;
  };
}

export interface DefaultRequest {
  PhysicalVehicle: PhysicalVehicle;
  OrganisationIdentifier: OrganisationIdentifier;
}

/** Allowed values: either Values, or Minimum and Maximum. */
export interface FinanceOption {
  Locale: { DisplayValue: string };
  Default: number;
  Values?: number[];
  Minimum?: number;
  Maximum?: number;
}

export interface FinanceProduct {
  Name: string;
  FamilyKey: string;
  /** Months. */
  Term: FinanceOption;
  /** GBP. */
  Deposit: FinanceOption;
  /** GBP per month. */
  Payment: FinanceOption;
  /** Miles. */
  AnnualMileage: FinanceOption;
}

export interface DefaultResponse {
  Products: FinanceProduct[];
}

/**
 * Figure that the provider calculates: the payment or the deposit.
 * It calculates the payment after a new deposit, and the deposit after a new payment.
 */
export type CalculationType = 'ToRegularPayment' | 'ToCashDeposit';

export interface CfdParameters {
  /** Months. */
  Term: number;
  /** GBP. */
  CashDeposit: number;
  /** GBP per month. */
  RegularPayment: number;
  /** Miles. */
  AnnualMileage: number;
  FinanceProductFamilyKeys: string[];
  CalculationType: CalculationType;
  OrganisationIdentifier: OrganisationIdentifier;
}

export interface CfdVehicleRequest {
  Id: string;
  Parameters: CfdParameters;
  PhysicalVehicle: PhysicalVehicle;
}

export interface CfdRequest {
  VehicleRequests: [CfdVehicleRequest];
}

export interface FinanceError {
  /** Meant for the visitor. */
  UserMessage: string;
}

export interface FinanceDetail {
  Label: string;
  Key: string;
  DisplayValue: string;
}

export interface FinanceQuote {
  Term: number;
  TotalDeposit: number;
  TotalRegularPayment: number;
  AnnualMileage: number;
  QuoteReference: string;
  QuoteActions: {
    /** URL of the application; "" if an online application is not possible. */
    Apply: string;
  };
}

export interface FinanceQuotation {
  HasError: boolean;
  Error?: FinanceError;
  Blocks: { Details: FinanceDetail[] }[];
  Finance: { Notifications: (string | { Message: string })[]; Quote: FinanceQuote };
}

export interface CfdVehicle {
  HasError: boolean;
  Error?: FinanceError;
  FinanceQuotations: FinanceQuotation[];
}

export interface CfdResponse {
  Vehicles: CfdVehicle[];
}

export interface LegalText {
  /** May contain HTML; sanitised before it is shown. */
  TermsAndConditions: SafeHtml;
}
