import { expect, it } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { placeholders } from '../../../shared/content/ContentTypes.ts';
import type { SectionData } from '../../../shared/content/ContentTypes.ts';
import { demoGateways, testServices } from '../demo/testServices.ts';

const unknown: SectionData = {
  uid: 'unknown',
  componentName: 'NoSuchSection',
  dataSource: '',
  params: {},
  fields: {},
};

it('a section that fails on the server leaves the page whole', async () => {
  const gateways = await demoGateways();
  const { content } = gateways;
  const layout: typeof content.layout = async (query) => {
    const answer = await content.layout(query);
    if (!answer.route) return answer;
    const { placeholders: places } = answer.route;
    const main = [unknown, ...(places[placeholders.main] ?? [])];
    return { ...answer, route: { ...answer.route, placeholders: { ...places, [placeholders.main]: main } } };
  };
  const whole = await request(createApp(await testServices()))
    .get('/verkstad')
    .expect(200);
  const services = await testServices({ gateways: { ...gateways, content: { ...content, layout } } });
  const { text } = await request(createApp(services)).get('/verkstad').expect(200);

  for (const words of ['Aj då', 'Prova ladda om sidan', 'Ladda om sidan']) {
    expect(text).toContain(words);
    expect(whole.text).not.toContain(`>${words}<`);
  }
  const sectionsOf = (html: string): number => html.split('<section').length;
  expect(sectionsOf(text)).toBe(sectionsOf(whole.text));
  expect(text).toContain('<footer');
  // The fallback is rendered inline: no hidden part that a script moves there later.
  expect(text).not.toMatch(/<div hidden="" id="S:/);
  expect(services.logger.lines.filter(({ event }) => event === 'section.renderFailed')).toHaveLength(1);
});
