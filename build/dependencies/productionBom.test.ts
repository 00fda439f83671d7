import { expect, it } from '@jest/globals';
import { productionBom } from './productionBom.mjs';

type Packages = Parameters<typeof productionBom>[1];

it('productionBom() lists production packages only', () => {
  const bom = {
    metadata: { component: { 'bom-ref': 'shop@1.0.0' } },
    components: ['react@19.0.0', '@scope/dom@1.0.0', 'jest@30.0.0'].map((ref) => ({ 'bom-ref': ref })),
    dependencies: [
      { ref: 'shop@1.0.0', dependsOn: ['@scope/dom@1.0.0', 'jest@30.0.0'] },
      { ref: '@scope/dom@1.0.0', dependsOn: ['react@19.0.0'] },
      { ref: 'jest@30.0.0', dependsOn: ['react@19.0.0'] },
    ],
  };
  const packages: Packages = {
    '': { version: '1.0.0' },
    'node_modules/@scope/dom': { version: '1.0.0' },
    'node_modules/@scope/dom/node_modules/react': { version: '19.0.0' },
    'node_modules/jest': { version: '30.0.0', dev: true },
  };
  expect(productionBom(bom, packages)).toEqual({
    metadata: bom.metadata,
    components: [{ 'bom-ref': 'react@19.0.0' }, { 'bom-ref': '@scope/dom@1.0.0' }],
    dependencies: [
      { ref: 'shop@1.0.0', dependsOn: ['@scope/dom@1.0.0'] },
      { ref: '@scope/dom@1.0.0', dependsOn: ['react@19.0.0'] },
    ],
  });
});
