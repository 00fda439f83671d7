import { beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { Test } from 'supertest';
import { carContactLead } from '../../fixtures/forms/carContactLead.ts';
import { leadApp } from './leadApp.ts';
import type { LeadApp } from './leadApp.ts';
import { sendLeadsToDemo } from '../../fixtures/demo/sendLeadsToDemo.ts';

sendLeadsToDemo();

let house: LeadApp;

beforeEach(async () => {
  house = await leadApp({ formsPerMinute: 2, trustProxy: 1 });
});

const post = (address: string, body: object): Test =>
  request(house.app).post('/api/forms/comhub').set('X-Forwarded-For', address).send(body);

/** Addresses of one /48, each of its own /56. */
const of48 = (at: number): string => `2001:db8:1:${((at % 120) * 256).toString(16)}::1`;

describe('a lead during a flood', () => {
  it('of invalid forms from one /48 is taken from elsewhere', async () => {
    for (let at = 0; at < 400; at += 1) await post(of48(at), { x: 1 });
    await post(of48(1), carContactLead()).expect(429);
    await post('198.51.100.1', carContactLead()).expect(202);
    await post('2001:db8:2::1', carContactLead()).expect(202);
  });

  it('of valid leads from everywhere is taken from a new network', async () => {
    for (let at = 0; at < 210; at += 1) {
      await post(`10.${String(Math.floor(at / 100))}.${String(at % 100)}.1`, carContactLead()).expect(202);
    }
    await post('198.51.100.1', carContactLead()).expect(202);
    const { body } = await post('198.51.100.1', carContactLead()).expect(429);
    expect((body as { detail: string }).detail).toMatch(/^Very many forms are being sent to this site\./);
  });
});
