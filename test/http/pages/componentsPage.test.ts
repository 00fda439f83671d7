import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { testServices } from '../demo/testServices.ts';

describe('/_dev/components', () => {
  it('shows the components with the appearance of the site while developing', async () => {
    const app = createApp(await testServices({ development: true }));
    const { text } = await request(app).get('/_dev/components').expect(200);
    expect(text).toContain('<h2 class="h2" id="Button-title">Button</h2>');
    expect(text).toMatch(/<link rel="stylesheet" href="\/assets\/[^"]+\.css">/);
  });

  it('is not found in production', async () => {
    await request(createApp(await testServices()))
      .get('/_dev/components')
      .expect(404);
  });
});
