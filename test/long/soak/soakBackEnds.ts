import { startCrashingPostgres } from '../../fixtures/storage/crashingPostgres.ts';
import { fakeTireHotel } from '../../fixtures/tirehotel/fakeTireHotel.ts';
import { productTexts } from '../../fixtures/productTexts.ts';
import { fakeCodeweaver } from '../../upstreams/fakeCodeweaver.ts';
import { fakeComhub } from '../../upstreams/fakeComhub.ts';
import { startFakeEdge } from '../../upstreams/fakeEdge.ts';
import { fakeNominatim } from '../../upstreams/fakeNominatim.ts';
import { fakeSmsService } from '../../upstreams/fakeSmsService.ts';
import { startFakeSmtp } from '../../upstreams/fakeSmtp.ts';
import { fakeTireHotelService } from '../../upstreams/fakeTireHotelService.ts';
import { faultyHttp } from '../../upstreams/faultyHttp.ts';
import type { Fault } from '../../upstreams/faults.ts';
import { faultyTcp, postgresWords, smtpWords } from '../../upstreams/faultyTcp.ts';
import { demoGroup, demoSites } from '../../fixtures/demo/demoSites.ts';

export interface SoakBackEnds {
  /** Settings of a product that uses all of them. */
  env: Record<string, string>;
  names: readonly string[];
  /** Sets the fault of one of them; null removes it. */
  failWith(name: string, fault: Fault | null): Promise<void>;
  /** Returns the ids of the leads received by the lead service. */
  leads(): Set<string>;
  stop(): Promise<void>;
}

/** Starts every back end as a real local server, each behind a proxy that fails on demand. */
export async function startSoakBackEnds(): Promise<SoakBackEnds> {
  const stops: (() => Promise<unknown>)[] = [];
  const places: Record<string, { failWith(fault: Fault | null): Promise<void> }> = {};
  const overHttp = async (name: string, address: string, stop: () => Promise<unknown>): Promise<string> => {
    const faulty = await faultyHttp(address);
    places[name] = faulty;
    stops.push(stop, () => faulty.stop());
    return faulty.at(address);
  };

  const edge = await startFakeEdge(demoGroup.contentFolder, demoSites, productTexts);
  const comhub = await fakeComhub();
  const sms = await fakeSmsService();
  const finance = await fakeCodeweaver();
  const maps = await fakeNominatim();
  const tires = await fakeTireHotelService(fakeTireHotel());
  const smtp = await startFakeSmtp();
  const mail = await faultyTcp({ host: '127.0.0.1', port: smtp.port }, smtpWords);
  stops.push(
    () => smtp.stop(),
    () => mail.stop(),
  );
  const postgres = await startCrashingPostgres();
  const direct = new URL(postgres.url);
  const database = await faultyTcp({ host: direct.hostname, port: Number(direct.port) }, postgresWords);
  stops.push(
    () => postgres.remove(),
    () => database.stop(),
  );
  Object.assign(places, { mail, database });
  const databaseUrl = new URL(direct);
  databaseUrl.port = String(database.port);
  return {
    env: {
      DATABASE_URL: databaseUrl.href,
      EDGE_ENDPOINT: await overHttp('content', edge.endpoint, () => edge.stop()),
      EDGE_API_KEY: edge.apiKey,
      COMHUB_ENDPOINT: await overHttp('forms', comhub.address, () => comhub.stop()),
      SMS_ENDPOINT: await overHttp('sms', sms.address, () => sms.stop()),
      SMS_FROM: 'Polhem',
      CODEWEAVER_ENDPOINT: await overHttp('finance', `${finance.address}/v1`, () => finance.stop()),
      PLACES_ENDPOINT: await overHttp('maps', maps.address, () => maps.stop()),
      PLACES_USER_AGENT: 'soak',
      PLACES_RATE_LIMIT: '100',
      TIREHOTEL_ENDPOINT: await overHttp('tire hotel', `${tires.address}/v1`, () => tires.stop()),
      SMTP_URL: `smtp://127.0.0.1:${String(mail.port)}`,
      MAIL_FROM: 'web@polhem.example',
      DEMO_DATA: 'on',
    },
    names: Object.keys(places),
    failWith: async (name, fault) => {
      await places[name]?.failWith(fault);
    },
    leads: () => new Set(comhub.accepted.keys()),
    stop: async () => {
      for (const stop of stops.reverse()) await stop();
    },
  };
}
