import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { fakeCatalogue, testSite, testStore } from '../../test/fixtures/catalogue/fakeCatalogue.ts';
import { useSite } from './useSite.ts';

afterEach(cleanup);

describe('useSite', () => {
  it('gives the site of the page', () => {
    const store = testStore(fakeCatalogue(0).gateways);
    const { result } = renderHook(useSite, {
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    });
    expect(result.current).toEqual(testSite);
  });

  it('throws outside a page', () => {
    expect(() => renderHook(useSite)).toThrow('No Sitecore context found');
  });
});
