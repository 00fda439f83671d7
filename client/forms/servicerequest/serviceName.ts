import type { carServiceTypes, motorcycleServiceTypes } from '../../../shared/forms/serviceTypes.ts';
import type { TextKey } from '../../site/TextKey.ts';
import type { serviceTexts } from './serviceTexts.ts';
import type { Translate } from '../../site/translate.ts';

const keys: Record<(typeof carServiceTypes | typeof motorcycleServiceTypes)[number], TextKey<typeof serviceTexts>> = {
  Service: 'orderService_service',
  'Vinterklar-bil': 'orderService_winter',
  'EU-kontroll': 'orderService_inspection',
  Hjulskift: 'orderService_wheels',
  'Service eldre biler (5+)': 'orderService_older',
  Reparasjon: 'orderService_repair',
  'Lakk / karosseri': 'orderService_body',
  'Steinsprut / Ruteskift': 'orderService_glass',
  'Aircondition service': 'orderService_aircon',
  Bilskade: 'orderService_damage',
  Annet: 'orderService_other',
  'Bestille service': 'orderService_book',
  'Bestile deler': 'orderService_parts',
};

/** Name of a service in the page's language; the form sends the key from serviceTypes. */
export function serviceName(service: string, t: Translate<typeof serviceTexts>): string {
  return Object.hasOwn(keys, service) ? t(keys[service as keyof typeof keys]) : service;
}
