import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/*
 * Part of npm version, between its change of package.json and its commit.
 * It writes the new version into the other files that state it, and puts the unreleased changes of CHANGELOG.md below a
 * heading with version and date.
 */
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const today = new Date().toISOString().slice(0, 10);

const groups = ['groups', 'test/groups'].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
const product = { find: /^product: .+$/m, write: `product: '${version}'`, fix: 'state the version of the product' };
const files = {
  'config/version/productVersion.ts': {
    find: /productVersion = '.+'/,
    write: `productVersion = '${version}'`,
    fix: 'export productVersion',
  },
  ...Object.fromEntries(groups.map((group) => [`${group}/group.yaml`, product])),
  'CHANGELOG.md': {
    find: /^## \[Unreleased\]\n+(?=### )/m,
    write: `## [Unreleased]\n\n## [${version}] - ${today}\n\n`,
    fix: 'list the changes since the last version under "## [Unreleased]"',
  },
};

const texts = Object.entries(files).map(([file, { find, write, fix }]) => {
  const text = readFileSync(file, 'utf8');
  if (find.test(text)) return [file, text.replace(find, write)];
  console.error(`${file}: ${fix}. Then undo what npm has changed (git checkout .), and try again.`);
  process.exit(1);
});
for (const [file, text] of texts) writeFileSync(file, text);
