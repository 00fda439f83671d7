/**
 * Who may import whom, as a failing check: `npm test -- --only boundaries`. The compiler refuses a part of it already
 * (DOM types on the client only, Node types on the server only); the rest is here. "Room" is a folder such as
 * catalogue or content, with the same name on each floor.
 */

const notTypes = { dependencyTypesNot: ['type-only'] };
const tests = '\\.test\\.tsx?$';

/** `from` may import nothing of ours but `to`; packages are another rule's matter. */
const only = (name, comment, from, to, more = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: '^(shared|client|server|config|build|test)/', pathNot: to, ...more },
});

const never = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to,
});

const room = '[^/.]+';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Files that need each other cannot be read or tested alone. Types and lazy imports count: move what both need to a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unknown-files',
      comment: 'The import leads nowhere. Some packages are types alone, which only the compiler finds.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(geojson|topojson-specification)$' },
    },
    never('no-tests-in-the-product', 'Only tests import tests.', '^(?!test/)', { path: [tests, '^test/'] }),

    only('shared-stands-alone', 'shared knows neither floor.', '^shared/', ['^shared/']),
    only('kit-knows-no-room', 'shared/kit has no words of the business.', '^shared/kit/', ['^shared/kit/']),
    only(
      'shared-rooms-stay-apart',
      'A room of shared takes only types from another room.',
      `^shared/(${room})/`,
      ['^shared/kit/', '^shared/$1/'],
      notTypes,
    ),
    never('shared-has-no-platform', 'shared runs everywhere: no Node, no React, no package.', '^shared/', {
      dependencyTypes: ['core', 'npm', 'npm-dev'],
    }),

    only('client-stays-in-the-browser', 'client knows nothing of server and config.', '^client/', [
      '^client/',
      '^shared/',
    ]),
    never('client-has-no-node', 'A browser has no Node modules.', '^client/', { dependencyTypes: ['core'] }),
    never('client-has-no-joi', "joi weighs 47 kB and checks at the server's edge.", '^client/', {
      path: 'node_modules/joi/',
    }),
    only('ui-knows-no-room', 'client/ui has no store and no words of the business.', '^client/ui/', [
      '^client/ui/',
      '^shared/kit/',
    ]),
    never('ui-has-no-store', 'client/ui takes everything as props.', '^client/ui/', {
      path: 'node_modules/(@reduxjs|redux|react-redux)/',
    }),
    only(
      'framework-knows-no-room',
      'client/framework is what pages and sections are made of. It is given their code (loadedSections), and takes no value of a room; the message of a failed section is in client/site.',
      '^client/framework/',
      ['^client/(framework|ui|browser)/', '^client/site/components/SectionError\\.tsx$', '^shared/'],
      notTypes,
    ),
    only(
      'framework-takes-two-types',
      "The framework's hooks and contracts are typed by the store of all rooms and by the translation.",
      '^client/framework/',
      [
        '^client/(framework|ui|browser)/',
        '^client/app/store\\.ts$',
        '^client/site/(translate\\.ts|components/SectionError\\.tsx)$',
        '^shared/',
      ],
    ),
    only(
      'site-knows-no-room',
      'client/site is around every page: texts, language, header, footer, consent. It takes no value of a room.',
      '^client/site/',
      ['^client/(site|framework|ui|browser)/', '^shared/'],
      notTypes,
    ),
    only(
      'client-rooms-stay-apart',
      'A room takes from another only types; pages and sections meet in client/app. Every room is made of client/framework, speaks the language of client/site, may let visitors search for a place (client/places), and show what finance and forms offer (client/finance, client/forms).',
      `^client/(?!app/|ui/|browser/|framework/|site/)(${room})/`,
      ['^client/$1/', '^client/(framework|ui|browser|site|places|finance|forms)/', '^shared/'],
      notTypes,
    ),
    never(
      'rooms-leave-the-app-alone',
      'client/app imports every room, so a room takes from it only the types of the store and of the text keys.',
      `^client/(?!app/)(${room})/`,
      { path: '^client/app/', pathNot: '^client/app/(store|interfaceTexts)\\.ts$' },
    ),
    only('browser-knows-no-room', 'client/browser only touches the window.', '^client/browser/', [
      '^client/browser/',
      '^shared/kit/',
    ]),

    only(
      'one-door-from-server-to-client',
      "Only server/render (and the composition root, which loads the pages' code) imports client code; others take types.",
      '^server/(?!render/|composition/)',
      ['^server/', '^shared/', '^config/'],
      notTypes,
    ),
    only(
      'render-uses-the-app',
      'server/render enters the client through client/app, client/framework and client/site; copies of pages come as DiskCopies.',
      '^server/render/',
      [
        '^client/(app|framework|site)/',
        '^server/(render|kit|http|site|telemetry)/',
        '^server/storage/copies/DiskCopies\\.ts$',
        '^shared/',
      ],
    ),
    only(
      'server-takes-config-at-the-top',
      'Only composition, app, main, the commands and the looks made from themes read config; everything else is given what it needs.',
      '^server/(?!composition/|looks/|app\\.ts|main\\.ts|operatorMessage\\.ts|cli/)',
      ['^server/', '^shared/', '^client/'],
    ),
    only('server-kit-knows-no-room', 'server/kit has no words of the business.', '^server/kit/', [
      '^server/kit/',
      '^shared/kit/',
    ]),
    only(
      'server-rooms-stay-apart',
      'A room of the server takes only types from another room. Every room may ask for the site of a request (server/site). Rooms meet in server/composition.',
      `^server/(?!http/|render/|upstream/|storage/|messages/|telemetry/|cli/|composition/|wheelchanges/|looks/)(${room})/`,
      ['^server/$1/', '^server/(kit|reference|http|site|upstream|storage|messages|telemetry)/', '^shared/'],
      notTypes,
    ),
    only(
      'looks-are-made-from-themes',
      'server/looks turns the themes of a group into files; it needs themes, fonts and the list of files, nothing else.',
      '^server/looks/',
      [
        '^server/looks/',
        '^server/render/AssetManifest\\.ts$',
        '^config/(theme|group)/',
        '^config/fontCharacters\\.ts$',
        '^shared/',
      ],
      notTypes,
    ),
    only(
      'wheel-changes-join-two-rooms',
      'server/wheelchanges books the tire hotel on the booking engine; no other room needs both.',
      '^server/wheelchanges/',
      ['^server/(wheelchanges|booking|tirehotel|kit|storage)/', '^shared/'],
      notTypes,
    ),
    only(
      'embedded-engines-are-whole',
      'An embedded engine needs shared, server/kit, reference data, storage, phone numbers and the interface that it implements, nothing else.',
      `^server/(${room})/embedded/`,
      [
        '^server/$1/embedded/',
        '^server/$1/[A-Z]\\w+(Backend|Source)\\.ts$',
        '^server/(kit|reference|storage)/',
        '^server/messages/internationalPhone\\.ts$',
        '^shared/',
      ],
    ),
    never('embedded-engines-call-nobody', 'An embedded engine has no HTTP, in or out.', `^server/${room}/embedded/`, {
      path: ['node_modules/(express|node-fetch|eventsource)/', '^(node:)?(https?|http2|net|tls|dgram)$'],
    }),
    never(
      'calls-go-through-one-client',
      'server/upstream/createSender.ts is the one place that calls out. The thread that reads a stock feed fetches it.',
      '^server/(?!upstream/|catalogue/stockWorker\\.ts)',
      {
        path: ['node_modules/(node-fetch|eventsource)/'],
        ...notTypes,
      },
    ),
    only('config-is-data', 'config imports only shared.', '^config/', ['^config/', '^shared/']),
    never('packages-are-declared', 'The package is not in package.json.', '^(shared|client|server|config|build)/', {
      dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
    }),
    never(
      'the-product-needs-no-tools',
      'A package that the running product needs belongs in dependencies.',
      '^(shared|client|server|config)/',
      {
        dependencyTypes: ['npm-dev'],
        ...notTypes,
      },
    ),
  ],
  options: {
    // Imports as they are written; verbatimModuleSyntax keeps them as they are, so nothing is compiled to see what is left.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
