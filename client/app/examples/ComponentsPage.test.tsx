import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { componentExamples } from './componentExamples.tsx';
import { ComponentsPage } from './ComponentsPage.tsx';

beforeAll(() => {
  // jsdom has no layout: nothing ever changes its size
  const nothing = (): void => undefined;
  globalThis.ResizeObserver = class {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  };
});
afterEach(cleanup);

/** Rules that need a layout, which jsdom lacks, or a page with one state of each component. */
const disabled = ['color-contrast', 'region', 'heading-order', 'landmark-unique', 'page-has-heading-one'];

describe('the components of the interface', () => {
  it.each(componentExamples.map(({ component, states }) => [component, states] as const))(
    '%s has no accessibility fault in any state',
    async (_component, states) => {
      render(<main>{...Object.values(states)}</main>);
      const { violations } = await axe.run(document.body, {
        rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    },
  );

  it('are listed on one page by headings', () => {
    render(<ComponentsPage />);
    const links = [...document.querySelectorAll('nav[aria-label="Components"] a')];
    const headings = links.map((link) => document.querySelector(`${link.getAttribute('href') ?? ''} h2`)?.textContent);
    expect(headings).toEqual(componentExamples.map(({ component }) => component));
  });
});
