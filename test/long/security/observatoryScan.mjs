/*
 * Returns MDN HTTP Observatory's results for pages on localhost, as JSON by path.
 * `node observatoryScan.mjs <package folder> <http port> <https port> <path>…` It uses the package's own retriever,
 * tests and score; its `scan` accepts no port.
 */
import { pathToFileURL } from 'node:url';

const [folder, httpPort, httpsPort, ...paths] = process.argv.slice(2);
const load = (file) => import(pathToFileURL(`${folder}/src/${file}`).href);
const { retrieve } = await load('retriever/retriever.js');
const { ALL_TESTS } = await load('constants.js');
const { getScoreModifier, getGradeForScore } = await load('grader/grader.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js');

const results = {};
for (const path of paths) {
  const requests = await retrieve('localhost', { httpPort, httpsPort, path });
  const tests = ALL_TESTS.map((test) => test(requests));
  const modifiers = tests.map(({ result }) => getScoreModifier(result));
  const lost = modifiers.filter((points) => points < 0).reduce((sum, points) => sum + points, 100);
  const score = lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? modifiers.reduce((sum, points) => sum + points, 100) : lost;
  results[path] = {
    status: requests.responses.auto?.status,
    score,
    ...getGradeForScore(score),
    tests: tests.map(({ result, pass }, at) => `${pass ? 'pass' : 'FAIL'} ${result} ${modifiers[at]}`),
  };
}
console.log(JSON.stringify(results));
