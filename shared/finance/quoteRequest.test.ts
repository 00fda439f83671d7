import { describe, expect, it } from '@jest/globals';
import { dealerKeyOf, dealerKeysOf, physicalVehicle, providerLink, quoteRequest } from './quoteRequest.ts';

const finance = {
  dealerKey: 'GROUP',
  dealerKeys: { '1': 'ONE', '2': 'TWO' },
  reserveUrl: 'https://finance.example/reserve',
  partExchangeUrl: 'https://finance.example/part-exchange?lang=en',
};

describe('what the finance provider is asked', () => {
  it("uses the key of the car's dealer", () => {
    expect(dealerKeyOf(finance, '2')).toBe('TWO');
    expect(dealerKeyOf(finance, '9')).toBe('GROUP');
    expect(dealerKeyOf(finance, 'constructor')).toBe('GROUP');
    expect(dealerKeysOf(finance)).toEqual(['GROUP', 'ONE', 'TWO']);
  });

  it('names the car by its chassis number', () => {
    const car = {
      car_chassino: 'W1K',
      car_regno: 'UY73 NKG',
      car_firstregistration: '2024-02-18T00:00:00Z',
      car_retail_price: 100,
    };
    expect(physicalVehicle(car)).toEqual({
      Type: 'Car',
      SourceVehicleId: 'W1K',
      Vin: 'W1K',
      Status: 'PreOwned',
      OnTheRoadPrice: 100,
      Registration: { RegistrationNumber: 'UY73 NKG', CountryCode: 'GB', DateRegisteredWithDvla: '2024-02-18' },
    });
  });

  it('needs a price', () => {
    const car = {
      car_chassino: 'W1K',
      car_regno: 'UY73 NKG',
      car_firstregistration: '2024-02-18T00:00:00Z',
      car_retail_price: 100,
    };
    expect(physicalVehicle({ ...car, car_retail_price: null })).toBeNull();
    expect(physicalVehicle({ ...car, car_retail_price: 0 })).toBeNull();
  });

  it.each([
    ['a campaign car, by default', {}, undefined, 38_495],
    ['a campaign car, at the asked price', {}, 'asked', 36_995],
    ['a car without a campaign, at the asked price', { car_has_campaign_price: false }, 'asked', 38_000],
    ['a campaign without its text, which the page does not show', { car_campaign_price_text: '' }, 'asked', 38_000],
    ['a car with a retail price alone', { car_campaign_price: null, car_price: null }, 'asked', 38_495],
  ] as const)('is for the price of %s', (_case, more, quotePrice, price) => {
    const car = {
      car_price: 38_000,
      car_retail_price: 38_495,
      car_campaign_price: 36_995,
      car_campaign_price_text: '£36,995',
      car_has_campaign_price: true,
      ...more,
    };
    expect(physicalVehicle(car, quotePrice)?.OnTheRoadPrice).toBe(price);
  });

  it('holds the choices beside the car', () => {
    const vehicle = physicalVehicle({ car_retail_price: 100 });
    if (!vehicle) throw new Error('no vehicle');
    const choice = { term: 48, deposit: 1, payment: 2, mileage: 3, calculation: 'ToCashDeposit' } as const;
    expect(quoteRequest(vehicle, { id: '7', dealerKey: 'ONE', familyKey: 'HP' }, choice)).toEqual({
      VehicleRequests: [
        {
          Id: '7',
          Parameters: {
            Term: 48,
            CashDeposit: 1,
            RegularPayment: 2,
            AnnualMileage: 3,
            FinanceProductFamilyKeys: ['HP'],
            CalculationType: 'ToCashDeposit',
            OrganisationIdentifier: { Type: 'AssociatedDealerKey', Value: 'ONE' },
          },
          PhysicalVehicle: vehicle,
        },
      ],
    });
  });

  it('is linked with the key of the quote', () => {
    expect(providerLink(finance.reserveUrl, 'A&B', 'Q 1')).toBe(
      'https://finance.example/reserve?key=A%26B&quoteRef=Q%201',
    );
    expect(providerLink(finance.partExchangeUrl, 'A', 'Q')).toBe(
      'https://finance.example/part-exchange?lang=en&key=A&quoteRef=Q',
    );
  });
});
