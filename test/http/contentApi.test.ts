import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import express from 'express';
import type { Express } from 'express';
import request from 'supertest';
import { contentApi } from '../../server/content/contentApi.ts';
import { apiErrors } from '../../server/http/api/apiErrors.ts';
import { createSiteDirectory } from '../../server/site/createSiteDirectory.ts';
import { resolveSite } from '../../server/site/siteOfRequest.ts';
import { ContentUnavailableError } from '../../shared/content/ContentGateway.ts';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import type { Problem } from '../../shared/kit/problem.ts';
import { collectingLogger, fixtureSite } from '../fixtures/contentSites.ts';
import { emptyContent } from '../fixtures/platform/emptyContent.ts';

const id = '0123456789abcdef0123456789ABCDEF';
const dashed = '{01234567-89ab-cdef-0123-456789ABCDEF}';

describe('/api/content', () => {
  let stories: jest.Mock<ContentGateway['stories']>;
  let app: Express;

  beforeEach(() => {
    const nothing = { index: null, stories: [], total: 0, hasNext: false, endCursor: '' };
    stories = jest.fn<ContentGateway['stories']>().mockResolvedValue(nothing);
    app = express().set('query parser', 'simple');
    app.use(resolveSite(createSiteDirectory([fixtureSite], fixtureSite.name)));
    app.use('/api/content', contentApi(emptyContent({ stories })), apiErrors(collectingLogger()));
  });

  it('requests all stories of the site by default', async () => {
    const answer = await request(app).get('/api/content/stories').query({ language: 'sv', index: id, limit: 4 });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, max-age=30');
    expect(stories).toHaveBeenCalledWith({
      site: fixtureSite.name,
      language: 'sv',
      index: id,
      limit: 4,
      cursor: '',
      tags: [],
    });
  });

  it('reads every parameter', async () => {
    const query = { language: 'en', index: '/content/a', limit: '24', cursor: 'c', tags: `${id},${dashed}` };
    await request(app).get('/api/content/stories').query(query).expect(200);
    expect(stories).toHaveBeenCalledWith(
      expect.objectContaining({ index: '/content/a', limit: 24, cursor: 'c', tags: [id, dashed] }),
    );
  });

  it.each([
    ['a language that the site does not have', { language: 'fi' }, 'language must be one of [sv, en]'],
    ['no stories', { limit: 0 }, 'limit must be greater than or equal to 1'],
    ['too many stories', { limit: 25 }, 'limit must be less than or equal to 24'],
    ['a part of a story', { limit: 1.5 }, 'limit must be an integer'],
    ['an index that is no item', { index: 'stories' }, 'index must be an id of 32 hex digits or a path'],
    ['a long cursor', { cursor: 'x'.repeat(501) }, 'cursor length must be less than or equal to 500'],
    ['a tag that is no id', { tags: `${id},elbil` }, 'tags must be at most 20 ids of 32 hex digits'],
    ['too many tags', { tags: Array(21).fill(id).join(',') }, 'tags must be at most 20 ids'],
    ['an unknown parameter', { site: 'other' }, 'site is not allowed'],
  ])('refuses %s', async (_what, wrong, message) => {
    const query = { language: 'sv', index: id, limit: 4, ...wrong };
    const answer = await request(app).get('/api/content/stories').query(query).expect(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect((answer.body as Problem).detail).toContain(message);
    expect(stories).not.toHaveBeenCalled();
  });

  it.each([
    ['story-tags', {}, []],
    ['story-neighbours', { item: dashed }, { previous: null, next: null }],
    ['publish-info', { datasource: '/content/a/data/b' }, { value: '', formatted: '' }],
  ])('answers %s', async (name, more, expected) => {
    const answer = await request(app)
      .get(`/api/content/${name}`)
      .query({ language: 'sv', ...more });
    expect([answer.status, answer.body]).toEqual([200, expected]);
  });

  it.each(['story-neighbours', 'publish-info'])('refuses %s of nothing', async (name) => {
    const answer = await request(app).get(`/api/content/${name}`).query({ language: 'sv' }).expect(400);
    expect((answer.body as Problem).detail).toContain('is required');
  });

  it('says that the content platform does not answer', async () => {
    stories.mockRejectedValue(new ContentUnavailableError('secret reason'));
    const query = { language: 'sv', index: id, limit: 4 };
    const answer = await request(app).get('/api/content/stories').query(query).expect(503);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.text).not.toContain('secret reason');
  });
});
